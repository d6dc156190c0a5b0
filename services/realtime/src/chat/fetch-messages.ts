import type { z } from 'zod';
import type { foundMessageSchema } from '@gvg/contracts/chat/http/internal-messages';
import { lookUpMessages } from '@gvg/contracts/chat/http/internal-messages';
import { recentMessages } from '@gvg/contracts/chat/recent-messages';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { Redis } from '@gvg/service-kit/data/redis';
import { createBatchedLookup } from '../push/batched-lookup.ts';

export type FoundMessage = z.infer<typeof foundMessageSchema>;

/** Returns a message by id; undefined if it is missing. Throws SERVICE_UNAVAILABLE or GATEWAY_TIMEOUT while chat is unavailable. */
export type FetchMessage = (id: string) => Promise<FoundMessage | undefined>;

export interface MessageSources {
  chat: Omit<InternalTarget, 'service'>;
  redis: Pick<Redis, 'get'>;
  logger: Pick<Logger, 'debug'>;
}

/** Returns a just stored message without a request to chat. */
async function findRecent({ redis, logger }: MessageSources, id: string): Promise<FoundMessage | undefined> {
  try {
    const value = await redis.get(recentMessages.key(id));
    return value === null ? undefined : recentMessages.schema.parse(JSON.parse(value));
  } catch (error) {
    // Redis is unavailable, or chat has another release.
    logger.debug({ err: error }, 'chat is asked for a message');
    return undefined;
  }
}

export function createFetchMessages(sources: MessageSources): FetchMessage {
  const lookUp = createBatchedLookup({
    fetch: async (ids) =>
      (await callInternal(lookUpMessages, { ...sources.chat, service: 'realtime' }, { body: { ids } })).docs,
    idOf: ({ message }) => message._id,
    maximum: 100,
  });
  return async (id) => (await findRecent(sources, id)) ?? lookUp(id);
}
