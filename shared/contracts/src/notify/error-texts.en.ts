import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  ORDER_NOTIFY_NOT_FOUND: 'We cannot find this notification.',
};
