/** Texts of the UI components, namespace `ui`. */
export const uiTexts = {
  retry: 'Thử lại',
  close: 'Đóng',
  priceNow: 'Giá bán',
  priceBefore: 'giá cũ',
  loading: 'Đang tải…',
  home: 'Về trang chủ',
  notFoundTitle: 'Không tìm thấy trang này',
  notFoundDocumentTitle: 'Không tìm thấy trang này | Goods Viet Goods',
  notFoundText: 'Đường dẫn có thể đã cũ hoặc gõ sai. Hãy tìm sản phẩm bạn cần, hoặc xem hàng bán chạy.',
  notFoundSearch: 'Tìm sản phẩm bạn cần',
  search: 'Tìm',
  bestSellers: 'Hàng bán chạy',
};
