import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { getMailContent } from '@gvg/contracts/identity/http/internal-users';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';

/** What a mail says and to whom. */
export type MailContent = ResponseBodyOf<typeof getMailContent>;

/** Asks identity. Throws an ApiFailure: USER_WAS_DELETED and ACTION_NOT_ALLOWED for a mail that is no longer to be sent. */
export type FetchMailContent = (id: string) => Promise<MailContent>;

export function createFetchMailContent(target: Omit<InternalTarget, 'service'>): FetchMailContent {
  return (id) => callInternal(getMailContent, { ...target, service: 'notify' }, { params: { id } });
}
