import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  NEW_PASSWORD_BE_OLD_PASSWORD: 'Mật khẩu mới phải khác mật khẩu cũ.',
  INCORRECT_PASSWORD: 'Email hoặc mật khẩu chưa đúng.',
  INCORRECT_CODE: 'Mã này chưa đúng hoặc đã được dùng.',
  SECOND_FACTOR_REQUIRED: 'Hãy nhập mã từ ứng dụng xác thực.',
  USER_WAS_BLOCKED: 'Tài khoản này đã bị khóa. Hãy liên hệ với chúng tôi.',
  EMAIL_NOT_VERIFIED: 'Hãy xác nhận địa chỉ email trước.',
  CONFIRMATION_REQUIRED: 'Hãy xác nhận đây là bạn.',
  USER_NOT_FOUND: 'Không tìm thấy tài khoản này.',
  VIEW_NOT_FOUND: 'Mục xem này không còn nữa.',
  USER_WAS_EXISTED: 'Email này đã có tài khoản. Hãy đăng nhập.',
  DISPLAY_NAME_WAS_EXISTED: 'Tên hiển thị này đã có người dùng. Hãy chọn tên khác.',
  USER_HAS_PASSWORD: 'Tài khoản đã có mật khẩu. Hãy nhập mật khẩu cũ.',
  USER_WAS_DELETED: 'Tài khoản này đã đóng.',
};
