import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { getMailContent } from '@gvg/contracts/identity/http/internal-users';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';

/** Content and address of a mail. */
export type MailContent = ResponseBodyOf<typeof getMailContent>;

/** Requests the content from identity. Throws an ApiFailure: `USER_WAS_DELETED` and `ACTION_NOT_ALLOWED` for a mail that must not be sent any more. */
export type FetchMailContent = (id: string) => Promise<MailContent>;

export function createFetchMailContent(target: Omit<InternalTarget, 'service'>): FetchMailContent {
  return (id) => callInternal(getMailContent, { ...target, service: 'notify' }, { params: { id } });
}
