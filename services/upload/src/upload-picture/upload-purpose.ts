import type { Caller } from '@gvg/contracts/caller';
import { isStaff } from '@gvg/contracts/caller';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { uploadPurposes } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/api-failure';

const customerPurposes: { default: UploadPurpose; guest: readonly UploadPurpose[]; user: readonly UploadPurpose[] } = {
  default: 'CHAT',
  guest: ['CHAT'],
  user: ['CHAT', 'AVATAR', 'RATING', 'PAYMENT'],
};

/**
 * What a picture is for. Staff and our own services may say anything and mean PRODUCT by nothing; customers mean CHAT, where most of their
 * pictures go (specification §5), and guests may do nothing else. INVALID_ROLE for another's purpose.
 */
export function purposeFor(caller: Caller, requested: UploadPurpose | undefined): UploadPurpose {
  const isUnrestricted = caller.kind === 'service' || isStaff(caller);
  const purpose = requested ?? (isUnrestricted ? 'PRODUCT' : customerPurposes.default);
  const allowed = isUnrestricted ? uploadPurposes : customerPurposes[caller.kind as 'guest' | 'user'];
  if (!allowed.includes(purpose)) throw new ApiFailure('INVALID_ROLE');
  return purpose;
}
