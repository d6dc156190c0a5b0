import { lookUpMessages } from '@gvg/contracts/chat/http/internal-messages';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';

export type FoundMessage = ResponseBodyOf<typeof lookUpMessages>['docs'][number];

/** Chat, for what people write. */
export interface Messages {
  /** Undefined for a message that is gone. Throws an ApiFailure while chat cannot be asked. */
  find(id: string): Promise<FoundMessage | undefined>;
}

export const createMessages = (target: InternalTarget): Messages => ({
  find: async (id) => (await callInternal(lookUpMessages, target, { body: { ids: [id] } })).docs[0],
});
