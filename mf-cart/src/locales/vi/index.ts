export const texts = {
  checkOut: { title: 'Trang check out', text: 'Trang này chưa có nội dung.' },
};
