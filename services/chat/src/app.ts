import { defineService } from '@gvg/service-kit/lifecycle/service';
import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import { runMigrations } from '@gvg/service-kit/lifecycle/migrations';
import { createPictureSigner } from '@gvg/service-kit/security/signed-picture';
import { cannedReplyRoutes } from './canned-reply/canned-reply.routes.ts';
import type { Chat } from './chat.ts';
import { chatEnvironment } from './environment.ts';
import type { ChatEnvironment } from './environment.ts';
import { getChatDashboardRoute } from './dashboard/get-chat-dashboard/get-chat-dashboard.route.ts';
import { messagePictures } from './message/message-pictures.ts';
import { messageRoutes } from './message/message.routes.ts';
import { openRecentMessages } from './message/recent-messages.ts';
import { recordWaitingRooms } from './migrations/record-waiting-rooms.ts';
import { sortCannedReplies } from './migrations/sort-canned-replies.ts';
import { openModels } from './models.ts';
import { onUserUpdated } from './profile/on-user-updated.consumer.ts';
import { createProfiles } from './profile/profiles.ts';
import { onUserErased } from './room/erase-user/on-user-erased.consumer.ts';
import { onGuestMerged } from './room/merge-guest/on-guest-merged.consumer.ts';
import { createRoomQueue } from './room/room-queue.ts';
import { roomRoutes } from './room/room.routes.ts';
import { startTimers } from './timers.ts';

export interface ChatOptions {
  /** Default: the system clock. */
  now?: () => Date;
}

async function openChat(
  context: ServiceContext<ChatEnvironment>,
  { now = () => new Date() }: ChatOptions,
): Promise<Chat> {
  const { IDENTITY_INTERNAL_URL, UPLOAD_INTERNAL_URL, INTERNAL_SECRET: secret } = context.environment;
  const models = await openModels(context.connection);
  return {
    ...context,
    ...models,
    profiles: createProfiles(
      { ...models, logger: context.logger },
      { url: IDENTITY_INTERNAL_URL, secret, service: 'chat' },
    ),
    signer: createPictureSigner(secret, now),
    pictures: messagePictures({ url: UPLOAD_INTERNAL_URL, secret }),
    roomQueue: createRoomQueue(),
    recentMessages: openRecentMessages(context),
    now,
  };
}

async function startChat(context: ServiceContext<ChatEnvironment>, options: ChatOptions): Promise<void> {
  const chat = await openChat(context, options);
  await runMigrations(chat, { recordWaitingRooms, sortCannedReplies });
  roomRoutes(chat);
  messageRoutes(chat);
  cannedReplyRoutes(chat);
  getChatDashboardRoute(chat);
  await Promise.all([onGuestMerged(chat), onUserUpdated(chat), onUserErased(chat)]);
  startTimers(chat);
}

export function chatService(options: ChatOptions = {}) {
  return defineService({
    name: 'chat',
    environment: chatEnvironment,
    needs: { database: true, bus: true, redis: true, callers: true },
    start: (context) => startChat(context, options),
  });
}
