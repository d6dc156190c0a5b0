import type { Locale } from './locale.ts';

const en = {
  REQUIRED: 'Please fill this in',
  INVALID_TYPE: 'This value is of the wrong kind',
  INVALID_VALUE: 'This value is not valid',
  INVALID_ENUM_VALUE: 'This value is not one of those allowed',
  INVALID_FORMAT: 'This value is not in the right form',
  NOT_AN_INTEGER: 'Must be a whole number',
  TOO_SMALL: 'Must be at least {minimum}',
  TOO_BIG: 'Must be at most {maximum}',
  TOO_SHORT: 'Must have at least {minimum} characters',
  TOO_LONG: 'Must have at most {maximum} characters',
  TOO_FEW: 'At least {minimum} needed',
  TOO_MANY: 'At most {maximum} allowed',
  UNKNOWN_KEY: 'This field is not known',
  INVALID_ID: 'This id is not valid',
  INVALID_URL: 'Invalid link',
  INVALID_IMAGE_URL: 'An image link must end in jpeg, jpg, gif or png',
  PICTURE_NOT_COPIED: 'The picture at this link could not be copied; please upload it instead',
  INVALID_COUNTRY: 'Invalid country',
  INVALID_EMAIL: 'Invalid email',
  INVALID_PASSWORD: 'Invalid password',
  INVALID_DISPLAY_NAME: 'Invalid display name',
  INVALID_NAME: 'A name needs at least one visible letter or digit',
  INVALID_CHARACTER: 'This text has characters that cannot be shown',
  INVALID_SLUG: 'Small letters, digits and single hyphens only',
  BRACKETS_DO_NOT_TOUCH: 'Brackets start at 0, touch, and only the last has no end',
  SHIPMENT_TOO_LARGE: 'This is more than can be sent at once',
  SURCHARGE_TWICE: 'Each goods type has one surcharge at most',
  SALE_PRICE_NOT_BELOW_PRICE: 'The sale price must be below the price',
};

/** Codes of invalid fields that have a message of their own. */
export type ValidationCode = keyof typeof en;

const vi: Record<ValidationCode, string> = {
  REQUIRED: 'Vui lòng điền thông tin này',
  INVALID_TYPE: 'Giá trị không đúng kiểu',
  INVALID_VALUE: 'Giá trị không hợp lệ',
  INVALID_ENUM_VALUE: 'Giá trị không nằm trong danh sách cho phép',
  INVALID_FORMAT: 'Giá trị không đúng định dạng',
  NOT_AN_INTEGER: 'Phải là số nguyên',
  TOO_SMALL: 'Phải từ {minimum} trở lên',
  TOO_BIG: 'Không được quá {maximum}',
  TOO_SHORT: 'Phải có ít nhất {minimum} ký tự',
  TOO_LONG: 'Không được dài quá {maximum} ký tự',
  TOO_FEW: 'Cần ít nhất {minimum}',
  TOO_MANY: 'Không được quá {maximum}',
  UNKNOWN_KEY: 'Trường này không được phép',
  INVALID_ID: 'Mã không hợp lệ',
  INVALID_URL: 'Đường dẫn không hợp lệ',
  INVALID_IMAGE_URL: 'Đường dẫn ảnh phải kết thúc bằng jpeg, jpg, gif hoặc png',
  PICTURE_NOT_COPIED: 'Không sao chép được ảnh ở đường dẫn này, vui lòng tải ảnh lên',
  INVALID_COUNTRY: 'Quốc gia không hợp lệ',
  INVALID_EMAIL: 'Email không hợp lệ',
  INVALID_PASSWORD: 'Mật khẩu không hợp lệ',
  INVALID_DISPLAY_NAME: 'Tên hiển thị không hợp lệ',
  INVALID_NAME: 'Tên cần có ít nhất một chữ cái hoặc chữ số nhìn thấy được',
  INVALID_CHARACTER: 'Nội dung có ký tự không hiển thị được',
  INVALID_SLUG: 'Chỉ dùng chữ thường, chữ số và dấu gạch nối đơn',
  BRACKETS_DO_NOT_TOUCH: 'Các bậc bắt đầu từ 0, nối liền nhau và chỉ bậc cuối không có giới hạn trên',
  SHIPMENT_TOO_LARGE: 'Lô hàng này lớn hơn mức gửi được một lần',
  SURCHARGE_TWICE: 'Mỗi loại hàng chỉ có một phụ phí',
  SALE_PRICE_NOT_BELOW_PRICE: 'Giá khuyến mãi phải thấp hơn giá gốc',
};

/** An actionable message for every code of an invalid field; the English ones are the specification's (§5). */
export const validationMessages: Record<Locale, Record<ValidationCode, string>> = { vi, en };
