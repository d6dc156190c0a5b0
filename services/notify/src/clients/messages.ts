import { lookUpMessages } from '@gvg/contracts/chat/http/internal-messages';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';

export type FoundMessage = ResponseBodyOf<typeof lookUpMessages>['docs'][number];

/** Reads messages from chat. */
export interface Messages {
  /** Returns undefined for a missing message. Throws an ApiFailure while chat is unavailable. */
  find(id: string): Promise<FoundMessage | undefined>;
}

export const createMessages = (target: InternalTarget): Messages => ({
  find: async (id) => (await callInternal(lookUpMessages, target, { body: { ids: [id] } })).docs[0],
});
