/** What is to be paid, and how. */
export const payment = {
  title: 'Quét để trả {{amount}}',
  qrCode: 'Mã QR chuyển {{amount}}, nội dung {{content}}',
  hint: 'Mở ứng dụng ngân hàng bất kỳ và quét. Số tiền và nội dung đã điền sẵn.',
  hintHere:
    'Đang dùng chính máy này? Lưu ảnh mã rồi mở ảnh trong ứng dụng ngân hàng, hoặc chép từng dòng bên dưới.',
  bankName: 'Ngân hàng',
  account: 'Số tài khoản',
  holder: 'Chủ tài khoản',
  amount: 'Số tiền',
  content: 'Nội dung',
  copy: 'chép',
  copyLabel: 'Chép {{what}}',
  copied: 'đã chép',
  refused: 'chọn rồi chép',
  deadline: 'Trước {{time}} {{weekday}}, {{day}} (giờ của bạn); sau đó hàng không còn được giữ.',
  save: 'Lưu ảnh mã QR',
  live: 'Trang tự cập nhật khi tiền về',
  noAccount:
    'Cửa hàng đang đổi tài khoản nhận tiền nên chưa có mã QR để trả {{due}}. Đừng chuyển tiền đi đâu cả; trang này hiện mã ngay khi có.',
  askShop: 'Nhắn cho cửa hàng',
  partly: 'Đã nhận {{received}}, còn {{due}}.',
  received: 'Đã nhận đủ tiền, cảm ơn bạn!',
  receivedText: 'Chúng tôi đã ghi nhận {{received}}.',
};
