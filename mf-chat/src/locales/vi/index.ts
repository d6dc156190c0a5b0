export const texts = {
  messages: { title: 'Tin nhắn khách · Goods Viet Goods' },
  notification: { title: 'Trang notification', text: 'Trang này chưa có nội dung.' },
};
