/** /order/track, open to everyone. */
export const tracking = {
  title: 'Tra cứu đơn hàng',
  text: 'Nhập mã đơn trong thư xác nhận và số điện thoại của người nhận. Bạn thấy đơn đang ở đâu, không cần đăng nhập.',
  code: 'Mã đơn',
  codeHint: 'Ví dụ GVG7K3F2Q; chữ thường hay có dấu cách cũng được.',
  phone: 'Số điện thoại người nhận',
  phoneHint: 'Ngoài Việt Nam, viết cả mã nước: +81 90…',
  submit: 'Tra cứu',
  miss: 'Không có đơn nào với mã và số điện thoại này. Hãy xem lại cả hai trong thư xác nhận.',
  again: 'Tra đơn khác',
};
