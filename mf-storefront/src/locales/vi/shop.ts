/** Texts used on every page of the storefront. */
export const shop = {
  name: 'Goods Viet Goods',
  title: '{{page}} | Goods Viet Goods',
  home: 'Trang chủ',
  breadcrumbs: 'Đường dẫn',
  seeAll: 'Xem tất cả',
  loading: 'Đang tải…',
  offline: 'Không có kết nối mạng. Kiểm tra mạng rồi thử lại.',
  recentlyViewed: 'Đã xem gần đây',
  previous: 'Trước',
  next: 'Sau',
};
