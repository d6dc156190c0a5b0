/** Account texts, namespace `account`; loaded with the modals, pages and menu. */
export const accountTexts = {
  login: 'Đăng nhập',
  register: 'Tạo tài khoản',
  forgot: 'Quên mật khẩu',
  secondFactor: 'Xác minh hai bước',
  setUp: 'Bật xác minh hai bước',
  recoveryCodes: 'Mã khôi phục',

  loginText: 'Vào tài khoản để dùng địa chỉ đã lưu và giữ lựa chọn trên mọi thiết bị.',
  registerText: 'Lưu địa chỉ nhận một lần, dùng cho mọi lần gửi.',
  forgotText: 'Nhập email của tài khoản. Chúng tôi gửi bạn liên kết để đặt mật khẩu mới.',

  carriedCart_one: 'Giỏ {{count}} món trên máy này sẽ theo bạn.',
  carriedCart_other: 'Giỏ {{count}} món trên máy này sẽ theo bạn.',
  agreeTo: 'Bạn đồng ý với',
  terms: 'điều khoản',
  agreeAnd: 'và',
  privacy: 'quyền riêng tư',

  displayName: 'Tên hiển thị',
  email: 'Email',
  password: 'Mật khẩu',
  newPassword: 'Mật khẩu mới',

  continueWithGoogle: 'Tiếp tục với Google',
  innerBrowser:
    'Google không cho đăng nhập trong ứng dụng {{app}}. Hãy mở trang này bằng trình duyệt của máy, hoặc dùng email và mật khẩu bên dưới.',
  innerBrowserConfirmation:
    'Google không cho đăng nhập trong ứng dụng {{app}}. Hãy mở trang này bằng trình duyệt của máy.',
  anotherApp: 'khác',
  openInBrowser: 'Mở bằng trình duyệt',
  copyAddress: 'Chép địa chỉ trang',
  addressCopied: 'Đã chép. Hãy dán vào trình duyệt.',
  addressNotCopied: 'Chưa chép được. Hãy dùng mục “Mở bằng trình duyệt” của ứng dụng.',
  failures: {
    ACTION_NOT_ALLOWED: 'Bạn đã dừng đăng nhập bằng Google. Hãy thử lại, hoặc dùng email.',
    INVALID_TOKEN: 'Lần đăng nhập bằng Google này đã quá lâu hoặc được mở ở nơi khác. Hãy thử lại.',
    CONFIRMATION_REQUIRED: 'Google chưa hỏi lại bạn là ai. Hãy thử lại và đăng nhập lại với Google.',
    BAD_GATEWAY: 'Google chưa trả lời. Hãy thử lại sau ít phút, hoặc dùng email.',
    SERVICE_UNAVAILABLE: 'Chưa đăng nhập được lúc này. Hãy thử lại sau ít phút.',
    GATEWAY_TIMEOUT: 'Chưa đăng nhập được lúc này. Hãy thử lại sau ít phút.',
  },
  orByEmail: 'hoặc bằng email',

  submitForgot: 'Gửi liên kết',
  working: 'Đang gửi…',

  noAccount: 'Chưa có tài khoản?',
  hasAccount: 'Đã có tài khoản?',
  toForgot: 'Quên mật khẩu?',
  backToLogin: 'Quay lại đăng nhập',

  checkEmail: 'Vui lòng kiểm tra email của bạn',
  checkEmailText:
    'Nếu {{email}} có tài khoản, thư đặt lại mật khẩu sẽ tới trong ít phút. Liên kết có hiệu lực 30 phút. Chưa thấy thư? Hãy xem cả mục thư rác.',
  verifyMailSent: 'Chúng tôi đã gửi thư xác nhận tới {{email}}.',
  welcome: 'Chào {{name}}!',

  code: 'Mã 6 chữ số',
  codeText: 'Mở ứng dụng xác thực và nhập mã đang hiện.',
  recoveryCode: 'Mã khôi phục',
  recoveryCodeText: 'Nhập một trong các mã bạn đã lưu. Mỗi mã dùng một lần.',
  useRecoveryCode: 'Dùng mã khôi phục',
  useCode: 'Dùng mã từ ứng dụng',
  submitCode: 'Xác nhận',
  challengeEnded: 'Lần đăng nhập này đã quá lâu hoặc sai quá nhiều. Hãy đăng nhập lại.',
  setUpText: 'Tài khoản của bạn cần xác minh hai bước. Quét mã bằng ứng dụng xác thực, rồi nhập mã mà ứng dụng hiện.',
  done: 'Tôi đã lưu các mã',

  confirmation: 'Hãy xác nhận đây là bạn',
  confirmationText: 'Thay đổi này cần chắc chắn rằng chính bạn đang dùng máy.',
  confirmByPassword: 'Dùng mật khẩu',
  confirmByCode: 'Dùng mã xác thực',
  confirmByGoogle: 'Đăng nhập lại với Google, rồi thử lại thay đổi này.',

  signedInAs: 'Bạn đang đăng nhập',
  notStaff: 'Khu vực quản trị chỉ dành cho nhân viên của cửa hàng.',
  staffOnly: 'Đăng nhập để vào khu vực quản trị.',
  signOut: 'Đăng xuất',
  toHome: 'Về trang chủ',
  profile: 'Thông tin tài khoản',
  changePassword: 'Đổi mật khẩu',
  orders: 'Đơn hàng của tôi',
  notifications: 'Thông báo',

  verifyTitle: 'Xác nhận email',
  verifyAsk: 'Hãy xác nhận địa chỉ này là của bạn:',
  verifyPassword:
    'Bạn chưa đăng nhập tài khoản này. Hãy nhập mật khẩu của tài khoản; sau đó mọi nơi đang đăng nhập sẽ phải đăng nhập lại.',
  verifyNewPassword:
    'Có thể người khác đã mở tài khoản này, hoặc tài khoản chưa có mật khẩu: hãy đặt mật khẩu của bạn. Ai đang đăng nhập sẽ bị đăng xuất.',
  useNewPassword: 'Tôi không biết mật khẩu: đặt mật khẩu mới',
  usePresentPassword: 'Tôi biết mật khẩu',
  submitVerification: 'Xác nhận địa chỉ',
  submitVerificationWithPassword: 'Lưu mật khẩu và xác nhận',
  verified: 'Email đã được xác nhận',
  verifiedText: 'Cảm ơn bạn. Từ giờ thư về đơn hàng và tài khoản sẽ tới đúng địa chỉ này.',
  verifyFailed: 'Chưa xác nhận được email',
  linkEnded: 'Liên kết này đã hết hạn hoặc đã được dùng. Bạn có thể nhận một thư mới.',
  linkMissing: 'Hãy mở liên kết trong thư chúng tôi đã gửi. Không còn thư ấy? Bạn có thể nhận một thư mới.',
  sendAgain: 'Gửi thư mới',
  signInToSendAgain: 'Đăng nhập để nhận thư mới',
  sentAgain: 'Đã gửi. Vui lòng kiểm tra email của bạn.',
  retry: 'Thử lại',

  resetTitle: 'Đặt mật khẩu mới',
  resetText: 'Sau khi đổi, mọi thiết bị khác sẽ phải đăng nhập lại.',
  submitReset: 'Lưu mật khẩu mới',
  resetDone: 'Mật khẩu đã được đổi',
  resetDoneText: 'Bạn đã đăng nhập với mật khẩu mới.',
  resetLinkEnded: 'Liên kết này đã hết hạn hoặc đã được dùng. Hãy nhận một liên kết mới.',
  newLink: 'Nhận liên kết mới',
};

export type AccountTexts = typeof accountTexts;
