/** Texts used on every page of cart and orders. */
export const shop = {
  name: 'Goods Viet Goods',
  title: '{{page}} | Goods Viet Goods',
  toHome: 'về trang chủ',
  loading: 'Đang tải…',
  offline: 'Không có kết nối mạng. Kiểm tra mạng rồi thử lại.',
  help: 'Cần giúp?',
  helpMore: 'Nhắn cho chúng tôi',
  myOrders: 'Đơn của tôi',
  track: 'Tra cứu đơn hàng',
};
