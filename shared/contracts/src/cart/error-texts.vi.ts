import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  CART_NOT_FOUND: 'Món này không còn trong giỏ.',
  ORDER_NOT_FOUND: 'Không tìm thấy đơn hàng này.',
  CART_WAS_EXISTED: 'Đường dẫn này đã có trong giỏ.',
  ORDER_WAS_EXISTED: 'Đơn này đã được đặt rồi. Hãy xem trong đơn của bạn.',
  CART_AMOUNT_NOT_ENOUGH: 'Kho không còn đủ số lượng này.',
  ORDER_STATUS_CONFLICT: 'Đơn đã sang bước khác. Hãy tải lại để xem.',
  GOODS_RESTRICTED: 'Có món không gửi được tới nước này.',
  CART_WAS_DELETED: 'Món này đã được lấy khỏi giỏ.',
  ORDER_WAS_DELETED: 'Đơn hàng này không còn.',
  QUOTE_EXPIRED: 'Báo giá đã hết hạn. Hãy yêu cầu báo giá mới.',
  QUOTE_NOT_FOUND: 'Không tìm thấy báo giá này.',
  PAYMENT_NOT_FOUND: 'Không tìm thấy khoản chuyển này.',
  CART_LINE_NOT_READY: 'Có món chưa đặt được. Hãy xem lại trong giỏ.',
  QUOTE_STATUS_CONFLICT: 'Báo giá đã sang bước khác. Hãy tải lại để xem.',
  PAYMENT_WAS_EXISTED: 'Khoản chuyển này đã được ghi nhận rồi.',
  PAYMENT_STATUS_CONFLICT: 'Khoản chuyển này đã được xử lý rồi.',
  ARRIVAL_NOT_FOUND: 'Không tìm thấy kiện này.',
  ARRIVAL_STATUS_CONFLICT: 'Kiện này đã được gán cho một món rồi.',
  NO_PAYMENT_ACCOUNT: 'Cửa hàng chưa có tài khoản nhận tiền nên lúc này chưa đặt hàng được. Hãy nhắn cho cửa hàng.',
  TOTALS_CHANGED: 'Số tiền đã thay đổi. Hãy xem lại một lần nữa.',
};
