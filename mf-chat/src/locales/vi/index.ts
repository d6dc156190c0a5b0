export const texts = {
  notification: { title: 'Trang notification', text: 'Trang này chưa có nội dung.' },
};
