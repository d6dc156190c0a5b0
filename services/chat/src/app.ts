import { defineService } from '@gvg/service-kit/service';
import { chatEnvironment } from './environment.ts';

/** The support chat: rooms and messages. */
export const chatService = defineService({
  name: 'chat',
  environment: chatEnvironment,
  needs: { database: true, bus: true, redis: true, callers: true },
  start() {},
});
