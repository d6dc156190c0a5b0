import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';

export type Contact = ResponseBodyOf<typeof getUserContacts>['docs'][number];

export interface People {
  /** Returns undefined for a closed account. Throws an ApiFailure while identity is unavailable. */
  find(user: string): Promise<Contact | undefined>;
}

export const createPeople = (target: InternalTarget): People => ({
  find: async (user) => (await callInternal(getUserContacts, target, { body: { ids: [user] } })).docs[0],
});
