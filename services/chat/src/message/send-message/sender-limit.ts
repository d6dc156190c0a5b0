import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import { chatLimits } from '@gvg/contracts/chat/terms';
import { openSharedBuckets } from '@gvg/service-kit/security/shared-buckets';
import type { Chat } from '../../chat.ts';

/** Counts a message of a sender across all instances. Resolves with 0, or with the milliseconds until the sender may send one (rules/chat.md). */
export type CountMessage = (sender: ChatCustomer) => Promise<number>;

export function openSenderLimit({
  redis,
  logger,
  environment,
}: Pick<Chat, 'redis' | 'logger' | 'environment'>): CountMessage {
  const buckets = openSharedBuckets({ redis, logger });
  const perMinute = chatLimits.messagesPerMinute * environment.LIMITS_SCALE;
  return ({ kind, id }) => buckets.take(`chat:${kind}:${id}`, { perMinute, burst: Math.max(1, Math.floor(perMinute)) });
}
