import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  FILE_NOT_FOUND: 'Hãy chọn một tệp để tải lên.',
  FILE_TOO_LARGE: 'Tệp quá lớn. Hãy chọn tệp dưới 10 MB.',
  FILE_TYPE_NOT_SUPPORTED: 'Chỉ nhận ảnh JPEG, PNG, GIF, WebP hoặc AVIF.',
  FILE_NOT_READABLE: 'Không đọc được ảnh này. Hãy thử ảnh khác.',
};
