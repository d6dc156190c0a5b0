/** Frame of the customer's own pages, as servers render it. */
export const customer = {
  area: 'Tài khoản của tôi',
  profile: 'Hồ sơ',
  purchases: 'Đơn của tôi',
  changePassword: 'Đổi mật khẩu',
  notifications: 'Thông báo',
  signOut: 'Đăng xuất',
};
