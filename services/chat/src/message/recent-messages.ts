import type { z } from 'zod';
import type { foundMessageSchema } from '@gvg/contracts/chat/http/internal-messages';
import { recentMessages } from '@gvg/contracts/chat/recent-messages';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { Redis } from '@gvg/service-kit/data/redis';

export type FoundMessage = z.infer<typeof foundMessageSchema>;

/** Messages just stored by any process of chat, for consumers that follow their events within milliseconds. */
export interface RecentMessages {
  /** Does not wait: a message that is missing here is found in the database. */
  add(found: FoundMessage): void;
  /** Returns those of these ids that are cached. */
  find(ids: readonly string[]): Promise<FoundMessage[]>;
}

export function openRecentMessages({ redis, logger }: { redis: Redis; logger: Logger }): RecentMessages {
  return {
    add(found) {
      redis
        .set(recentMessages.key(found.message._id), JSON.stringify(found), 'PX', recentMessages.lifetimeMs)
        .catch((error: unknown) => logger.debug({ err: error }, 'a new message is not in Redis'));
    },
    async find(ids) {
      try {
        const values = await redis.mget(ids.map((id) => recentMessages.key(id)));
        return values.flatMap((value) => (value === null ? [] : [recentMessages.schema.parse(JSON.parse(value))]));
      } catch (error) {
        // Redis is unavailable, or another process has another release.
        logger.debug({ err: error }, 'messages are looked up in the database');
        return [];
      }
    },
  };
}
