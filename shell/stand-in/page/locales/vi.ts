/** Texts of the stand-in shell, in the namespace `standIn`. */
export const standInTexts = {
  title: '{{remote}} chạy riêng',
  recorded: 'Phản hồi ghi sẵn từ các pact',
  live: 'API của {{address}}',
  pages: 'Các trang của {{remote}}',
  person: 'Người xem',
  people: { guest: 'Khách', customer: 'Khách hàng', staff: 'Nhân viên', administrator: 'Quản trị hệ thống' },
  given: 'Trạng thái dữ liệu',
  firstGiven: 'Phản hồi đầu tiên phù hợp',
  widgets: {
    'chat-panel': 'Mở khung chat',
    'notification-panel': 'Mở khung thông báo',
    'filter-drawer': 'Mở bộ lọc',
    'search-suggestions': 'Mở tìm kiếm',
  },
  signIn: 'Đăng nhập',
  signOut: 'Đăng xuất',
};
