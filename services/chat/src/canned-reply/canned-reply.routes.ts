import type { Chat } from '../chat.ts';
import { createCannedReplyRoute } from './create-canned-reply/create-canned-reply.route.ts';
import { listCannedRepliesRoute } from './list-canned-replies/list-canned-replies.route.ts';
import { removeCannedReplyRoute } from './remove-canned-reply/remove-canned-reply.route.ts';
import { updateCannedReplyRoute } from './update-canned-reply/update-canned-reply.route.ts';

export function cannedReplyRoutes(chat: Chat): void {
  listCannedRepliesRoute(chat);
  createCannedReplyRoute(chat);
  updateCannedReplyRoute(chat);
  removeCannedReplyRoute(chat);
}
