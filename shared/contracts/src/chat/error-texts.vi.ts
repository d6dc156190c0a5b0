import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  MESSAGE_NOT_FOUND: 'Không tìm thấy tin nhắn này.',
  ROOM_NOT_FOUND: 'Không tìm thấy cuộc trò chuyện này.',
};
