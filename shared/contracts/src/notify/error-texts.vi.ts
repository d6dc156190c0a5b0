import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  ORDER_NOTIFY_NOT_FOUND: 'Không tìm thấy thông báo này.',
};
