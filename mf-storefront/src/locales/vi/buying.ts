/** Buttons that buy, and the panel for links to other shops. */
export const buying = {
  add: 'Thêm vào giỏ',
  addSeveral: 'Thêm {{count}} phần vào giỏ',
  addName: 'Thêm {{name}} vào giỏ',
  added: 'Đã thêm {{name}} vào giỏ',
  seeCart: 'Xem giỏ',
  undo: 'Hoàn tác',
  notEnough_one: 'Mua được nhiều nhất {{count}} phần, tính cả số đã có trong giỏ.',
  notEnough_other: 'Mua được nhiều nhất {{count}} phần, tính cả số đã có trong giỏ.',
  now: 'Mua ngay',
  quote: 'Yêu cầu báo giá',
  quoteName: 'Yêu cầu báo giá cho {{name}}',
  linkTitle: 'Thấy món hay ở shop khác?',
  linkText: 'Dán link, chúng tôi tìm mua và báo giá trong 24 giờ. Không mua thì không mất phí.',
  link: 'Link món hàng',
  linkSubmit: 'Nhờ mua hộ',
};
