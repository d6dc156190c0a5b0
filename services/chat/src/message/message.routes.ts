import type { Chat } from '../chat.ts';
import { listMessagesRoute } from './list-messages/list-messages.route.ts';
import { lookUpMessagesRoute } from './look-up-messages/look-up-messages.route.ts';
import { sendMessageRoute } from './send-message/send-message.route.ts';

export function messageRoutes(chat: Chat): void {
  listMessagesRoute(chat);
  sendMessageRoute(chat);
  lookUpMessagesRoute(chat);
}
