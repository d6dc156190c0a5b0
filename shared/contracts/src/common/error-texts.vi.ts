import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  INVALID_ID: 'Đường dẫn này không đúng. Hãy kiểm tra lại.',
  INVALID_ENUM_VALUE: 'Có lựa chọn không hợp lệ. Hãy chọn lại.',
  INVALID_PAYLOAD: 'Có chỗ điền chưa đúng. Hãy xem lại các ô được đánh dấu.',
  INVALID_TOKEN: 'Hãy đăng nhập lại để tiếp tục.',
  INVALID_PERMISSION: 'Phiên làm việc đã hết hạn. Hãy tải lại trang.',
  INVALID_ROLE: 'Tài khoản của bạn không có quyền này.',
  ACTION_NOT_ALLOWED: 'Chưa thể làm việc này lúc này.',
  NOT_FOUND: 'Không tìm thấy trang này.',
  VERSION_CONFLICT: 'Nội dung vừa được người khác sửa. Hãy xem bản mới rồi lưu lại.',
  TOO_MANY_REQUESTS: 'Bạn thao tác hơi nhanh. Hãy đợi một lát rồi thử lại.',
  GENERAL_ERROR: 'Có lỗi ở phía chúng tôi. Hãy thử lại sau ít phút.',
  BAD_GATEWAY: 'Cửa hàng tạm thời chưa trả lời được. Hãy thử lại sau ít phút.',
  SERVICE_UNAVAILABLE: 'Cửa hàng tạm thời chưa trả lời được. Hãy thử lại sau ít phút.',
  GATEWAY_TIMEOUT: 'Cửa hàng trả lời chậm hơn mọi khi. Hãy thử lại.',
};
