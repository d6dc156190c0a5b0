export const texts = {
  messages: { title: 'Tin nhắn khách · Goods Viet Goods' },
  notification: {
    title: 'Thông báo',
    documentTitle: 'Thông báo | Goods Viet Goods',
    reason: 'Đăng nhập để xem thông báo về đơn hàng, báo giá và tin nhắn của bạn.',
  },
};
