/** Texts of every page, lists and dialogs. */
export const area = {
  messages: 'Tin nhắn',
  unreadRooms: '{{count}} cuộc chưa đọc',
  notifications: 'Thông báo',
  unread: '{{count}} chưa đọc',
  profile: 'Tài khoản của tôi',
  toShop: 'Về cửa hàng',
  signOut: 'Đăng xuất',
  keep: 'Để nguyên',
  undo: 'Hoàn tác',
  systemPage: 'Trang này chỉ dành cho SYSTEM_ADMIN',
  systemPageText: 'Quyền của bạn không mở được trang này. Cần xem thì nhờ một SYSTEM_ADMIN.',
  toDashboard: 'Về dashboard',
  formerStaff: 'người đã nghỉ',
  systemOnly: 'Chỉ quản trị hệ thống mới đổi được.',
  removeNamed: 'Bỏ {{name}}',
  editNamed: 'Sửa {{name}}',
  copy: 'Chép',
  copied: 'Đã chép',
  copyRefused: 'Không chép được, hãy chọn và chép tay',
};

/** Codes from a scanner or the camera. */
export const scan = {
  open: 'Quét mã bằng máy ảnh',
  title: 'Quét mã',
  picture: 'Hình từ máy ảnh',
  hint: 'Đưa mã đơn, mã vận đơn hoặc mã hàng vào khung hình.',
  refused: 'Không mở được máy ảnh. Hãy cho phép trình duyệt dùng máy ảnh, hoặc gõ mã vào ô tìm.',
  notLoaded: 'Không tải được phần đọc mã. Hãy kiểm tra mạng rồi mở lại, hoặc gõ mã vào ô tìm.',
  unknown: 'Không có đơn, kiện hay hàng nào mang mã {{code}}.',
  changed:
    'Không có đơn, kiện hay hàng nào mang mã {{code}}. Bộ gõ tiếng Việt có thể đã đổi mã: hãy tắt bộ gõ (chế độ E) rồi quét lại.',
};

export const list = {
  choose: 'Chọn {{name}}',
  chooseAll: 'Chọn cả trang này',
  changed: 'vừa được người khác sửa',
  all: 'Tất cả',
  loading: 'Đang tải danh sách',
  offline: 'Không kết nối được. Hãy kiểm tra mạng rồi thử lại.',
  outdated: 'Đây là số liệu lúc {{time}}, chưa tải lại được.',
  reload: 'Tải lại',
  pages: 'Trang của danh sách',
  shown: '{{from}}–{{to}} trong {{total}}',
  orMore: '{{total}}+',
  previous: 'Trang trước',
  next: 'Trang sau',
  clear: 'Xóa lọc',
  showAll: 'Xem hết',
  showLess: 'Thu gọn',
  filters: 'Bộ lọc',
  filtersChosen: 'Bộ lọc ({{amount}})',
  removeFilter: 'Bỏ lọc: {{filter}}',
};

/** Forms of records that several users may change. */
export const form = {
  discard: 'Bỏ thay đổi',
  bar: 'Thay đổi chưa lưu',
  unsaved: '{{count}} ô chưa lưu',
  save: 'Lưu',
  unsavedRate: 'Bảng đã sửa, chưa lưu',
  saved: 'Đã lưu.',
  conflict: 'Người khác cũng vừa sửa nội dung này',
  conflictText:
    'Hai người cùng sửa các mục dưới đây. Hãy chọn nội dung muốn lưu cho từng mục; phần còn lại được ghép lại.',
  theirs: 'Người khác đã lưu',
  mine: 'Của bạn',
  saveChoice: 'Lưu',
  back: 'Quay lại biểu mẫu',
};
