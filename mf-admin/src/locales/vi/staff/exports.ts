/** CSV exports of lists and for bookkeeping. */
export const exports = {
  open: 'Xuất CSV',
  orders: 'Xuất đơn hàng ra CSV',
  ordersText: 'Tệp có mọi đơn theo bộ lọc đang chọn, kể cả các trang sau. Việc xuất tệp được ghi vào nhật ký.',
  payments: 'Xuất tiền ra CSV',
  transfersText:
    'Mỗi dòng là một khoản chuyển tới trong tháng, theo ngày của ngân hàng. Việc xuất tệp được ghi vào nhật ký.',
  ledgerText:
    'Mỗi dòng là một khoản trong sổ tiền của đơn. Tổng cột paid bằng doanh thu của tháng. Việc xuất tệp được ghi vào nhật ký.',
  products: 'Xuất sản phẩm ra CSV',
  productsText:
    'Tệp có mọi sản phẩm theo bộ lọc đang chọn, kể cả các trang sau, với đủ các đoạn văn. Việc xuất tệp được ghi vào nhật ký.',
  audit: 'Xuất nhật ký ra CSV',
  auditText:
    'Tệp có mọi mục theo bộ lọc đang chọn, kể cả các trang sau, mới nhất trước. Việc xuất tệp được ghi vào nhật ký.',
  users: 'Xuất tài khoản ra CSV',
  usersText:
    'Tệp có mọi tài khoản theo bộ lọc đang chọn, kể cả các trang sau, mới nhất trước: có tên và email, không có số điện thoại và địa chỉ. Việc xuất tệp được ghi vào nhật ký.',
  what: 'Xuất gì',
  transfers: 'Khoản chuyển tới: {{tab}}',
  ledger: 'Sổ tiền của các đơn',
  month: 'Tháng',
  separator: 'Ngăn cách cột bằng',
  separatorHint: 'Excel mở ra mà mọi thứ dồn vào một cột thì chọn dấu chấm phẩy.',
  separators: { COMMA: 'Dấu phẩy (,)', SEMICOLON: 'Dấu chấm phẩy (;), cho Excel' },
  save: 'Tải tệp về',
  pending: 'Đang tạo tệp…',
  saved: 'Đã tải về {{name}}.',
};
