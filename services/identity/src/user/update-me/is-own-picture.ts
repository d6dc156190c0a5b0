import { checkUploader } from '@gvg/contracts/upload/http/internal-pictures';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';

/** Asks upload whether a stored picture is this user's. Throws `SERVICE_UNAVAILABLE` or `GATEWAY_TIMEOUT` if upload does not respond. */
export type IsOwnPicture = (picture: { name: string; user: string }) => Promise<boolean>;

export function createIsOwnPicture(target: Omit<InternalTarget, 'service'>): IsOwnPicture {
  return async (params) => (await callInternal(checkUploader, { ...target, service: 'identity' }, { params })).isOwn;
}
