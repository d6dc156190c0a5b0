import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import { chatLimits } from '@gvg/contracts/chat/terms';
import { tooManyRequests } from '@gvg/service-kit/request-limits';
import { openSharedBuckets } from '@gvg/service-kit/shared-buckets';
import type { Chat } from '../../chat.ts';

/** Counts a message of a sender, at all instances together; throws TOO_MANY_REQUESTS with Retry-After (rules/chat.md). */
export type CountMessage = (sender: ChatCustomer) => Promise<void>;

export function openSenderLimit({ redis, logger, environment }: Pick<Chat, 'redis' | 'logger' | 'environment'>): CountMessage {
  const buckets = openSharedBuckets({ redis, logger });
  const perMinute = chatLimits.messagesPerMinute * environment.LIMITS_SCALE;
  return async ({ kind, id }) => {
    const waitMs = await buckets.take(`chat:${kind}:${id}`, { perMinute, burst: Math.max(1, Math.floor(perMinute)) });
    if (waitMs > 0) throw tooManyRequests(waitMs);
  };
}
