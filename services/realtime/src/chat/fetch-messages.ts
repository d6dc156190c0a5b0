import type { ResponseBodyOf } from '@gvg/contracts/endpoint';
import { lookUpMessages } from '@gvg/contracts/chat/http/internal-messages';
import type { InternalTarget } from '@gvg/service-kit/internal-client';
import { callInternal } from '@gvg/service-kit/internal-client';
import { createBatchedLookup } from '../push/batched-lookup.ts';

export type StoredMessage = ResponseBodyOf<typeof lookUpMessages>['docs'][number];

/** A message by id, undefined when it is gone. Throws SERVICE_UNAVAILABLE or GATEWAY_TIMEOUT while chat is away. */
export type FetchMessage = (id: string) => Promise<StoredMessage | undefined>;

export function createFetchMessages(target: Omit<InternalTarget, 'service'>): FetchMessage {
  return createBatchedLookup({
    fetch: async (ids) => (await callInternal(lookUpMessages, { ...target, service: 'realtime' }, { body: { ids } })).docs,
    idOf: ({ message }) => message._id,
    maximum: 100,
  });
}
