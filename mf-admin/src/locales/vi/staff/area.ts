/** What stands on every page, and words of lists and dialogs. */
export const area = {
  messages: 'Tin nhắn',
  unreadRooms: '{{count}} cuộc chưa đọc',
  notifications: 'Thông báo',
  unread: '{{count}} chưa đọc',
  profile: 'Tài khoản của tôi',
  toShop: 'Về cửa hàng',
  signOut: 'Đăng xuất',
  keep: 'Để nguyên',
  copy: 'Chép',
  copied: 'Đã chép',
  copyRefused: 'Không chép được, hãy chọn và chép tay',
};

export const list = {
  all: 'Tất cả',
  loading: 'Đang tải danh sách',
  offline: 'Không kết nối được. Hãy kiểm tra mạng rồi thử lại.',
  outdated: 'Đây là số liệu lúc {{time}}, chưa tải lại được.',
  reload: 'Tải lại',
  pages: 'Trang của danh sách',
  shown: '{{from}}–{{to}} trong {{total}}',
  previous: 'Trang trước',
  next: 'Trang sau',
  clear: 'Xoá lọc',
};
