import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { uploadPurposes } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';

const customerPurposes: { default: UploadPurpose; guest: readonly UploadPurpose[]; user: readonly UploadPurpose[] } = {
  default: 'CHAT',
  guest: ['CHAT', 'CART'],
  user: ['CHAT', 'CART', 'AVATAR', 'RATING', 'PAYMENT'],
};

/**
 * Returns the purpose of an upload. Staff and our own services may use any purpose, PRODUCT by default; customers default to CHAT, the purpose of most of their
 * pictures (specification §5), and guests may use CHAT and CART. Throws INVALID_ROLE for a purpose that is not allowed.
 */
export function purposeFor(caller: Caller, requested: UploadPurpose | undefined): UploadPurpose {
  const isUnrestricted = caller.kind === 'service' || isStaff(caller);
  const purpose = requested ?? (isUnrestricted ? 'PRODUCT' : customerPurposes.default);
  const allowed = isUnrestricted ? uploadPurposes : customerPurposes[caller.kind as 'guest' | 'user'];
  if (!allowed.includes(purpose)) throw new ApiFailure('INVALID_ROLE');
  return purpose;
}
