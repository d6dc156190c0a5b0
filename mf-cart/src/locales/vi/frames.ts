/** Frames of the customer's own pages, which servers render the same for everyone. */
export const frames = {
  cart: 'Giỏ hàng',
  cartLoading: 'Đang mở giỏ hàng…',
  editCart: 'Sửa giỏ hàng',
  checkOut: 'Đặt hàng',
  checkOutReason: 'Đăng nhập để đặt hàng. Giỏ hàng của máy này đi theo bạn, và bạn ở lại đúng bước này.',
  order: 'Đơn hàng',
  orderOf: 'Đơn hàng {{code}}',
  orderReason: 'Đơn hàng chỉ hiện cho người đã đặt. Đăng nhập xong, bạn ở lại đúng đơn này.',
  orderGuest: 'Không có tài khoản ở máy này? Tra cứu bằng mã đơn và số điện thoại.',
  placed: 'Cảm ơn bạn, đơn đã được đặt',
  purchases: 'Đơn của tôi',
  purchasesReason: 'Đăng nhập để xem đơn hàng và báo giá của bạn.',
  quote: 'Báo giá',
  quoteFor_one: 'Báo giá cho {{count}} món',
  quoteFor_other: 'Báo giá cho {{count}} món',
  quoteReason: 'Báo giá chỉ hiện cho người đã hỏi. Đăng nhập xong, bạn ở lại đúng báo giá này.',
};
