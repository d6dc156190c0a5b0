import type { errorStatus } from './errors.ts';

/** Producers and categories share their texts (specification §8). */
const category = {
  notFound: 'Không tìm thấy danh mục hoặc thương hiệu này.',
  existed: 'Tên này đã được dùng. Hãy chọn tên khác.',
  deleted: 'Danh mục hoặc thương hiệu này đã được gỡ.',
  hidden: 'Danh mục hoặc thương hiệu này hiện không bày bán.',
};

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  COUNTRY_MUST_BE_PROVIDED: 'Hãy chọn nước nhận hàng.',
  COUNTRY_NOT_FOUND: 'Không tìm thấy nước này.',
  PAGE_TEMPLATE_NOT_FOUND: 'Không tìm thấy trang này.',
  USER_RATING_NOT_FOUND: 'Không tìm thấy đánh giá này.',
  PRODUCT_CATEGORY_NOT_FOUND: category.notFound,
  PRODUCER_NOT_FOUND: category.notFound,
  PRODUCT_NOT_FOUND: 'Không tìm thấy sản phẩm này.',
  PRODUCT_CHANGE_NOT_FOUND: 'Không tìm thấy lần đổi hàng loạt này, hoặc đã hết hạn.',
  PRODUCT_IMPORT_NOT_FOUND: 'Không tìm thấy lần nhập tệp này, hoặc đã hết hạn.',
  COST_NOT_FOUND: 'Không tìm thấy bảng cước này.',
  PRODUCT_CATEGORY_IS_NOT_SHOWED: category.hidden,
  PRODUCER_IS_NOT_SHOWED: category.hidden,
  RATE_NOT_FOUND: 'Chưa có cước gửi tới nước này. Hãy nhắn để chúng tôi báo giá.',
  PAGE_TEMPLATE_WAS_EXISTED: 'Trang này đã có. Hãy sửa trang đang có.',
  USER_RATING_WAS_EXISTED: 'Bạn đã đánh giá sản phẩm này rồi.',
  PRODUCT_CATEGORY_WAS_EXISTED: category.existed,
  PRODUCER_WAS_EXISTED: category.existed,
  PRODUCT_WAS_EXISTED: 'Đã có sản phẩm mang tên này.',
  SKU_WAS_EXISTED: 'Mã hàng này đã dùng cho sản phẩm khác.',
  STOCK_NOT_ENOUGH: 'Trong kho không còn đủ để trừ số này.',
  STOCK_MOVEMENT_WAS_EXISTED: 'Lần nhập xuất này đã ghi với nội dung khác.',
  COST_WAS_EXISTED: 'Nước và dịch vụ này đã có bảng cước.',
  PRODUCT_CHANGE_STATUS_CONFLICT: 'Lần đổi hàng loạt này chưa chạy xong.',
  PRODUCT_IMPORT_STATUS_CONFLICT: 'Lần nhập tệp này không còn ở bước đó. Hãy tải lại trang.',
  PAGE_TEMPLATE_WAS_DELETED: 'Trang này đã được gỡ.',
  USER_RATING_WAS_DELETED: 'Đánh giá này đã được gỡ.',
  PRODUCT_CATEGORY_WAS_DELETED: category.deleted,
  PRODUCER_WAS_DELETED: category.deleted,
  PRODUCT_WAS_DELETED: 'Sản phẩm này không còn bán.',
  COST_WAS_DELETED: 'Bảng cước này đã được gỡ.',
  IMPORT_FILE_TOO_LARGE: 'Tệp quá lớn. Hãy chia thành các tệp dưới 20 MB.',
};
