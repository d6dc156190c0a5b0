import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  MESSAGE_NOT_FOUND: 'We cannot find this message.',
  ROOM_NOT_FOUND: 'We cannot find this conversation.',
};
