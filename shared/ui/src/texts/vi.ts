/** Words of the common parts, namespace `ui`. */
export const uiTexts = {
  retry: 'Thử lại',
  close: 'Đóng',
  priceNow: 'Giá bán',
  priceBefore: 'giá cũ',
  loading: 'Đang tải…',
};
