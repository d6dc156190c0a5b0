import type { Caller } from '@gvg/contracts/caller';
import { isStaff } from '@gvg/contracts/caller';
import type { UploadPurpose } from '@gvg/contracts/http/upload';
import { uploadPurposes } from '@gvg/contracts/http/upload';
import { Failure } from '@gvg/service-kit/failure';

const customers: { default: UploadPurpose; guest: readonly UploadPurpose[]; user: readonly UploadPurpose[] } = {
  default: 'CHAT',
  guest: ['CHAT'],
  user: ['CHAT', 'AVATAR', 'RATING', 'PAYMENT'],
};

/**
 * What a picture is for. Staff and our own services may say anything and mean PRODUCT by nothing; customers mean CHAT, where most of their
 * pictures go (specification §5), and guests may do nothing else. INVALID_ROLE for another's purpose.
 */
export function purposeFor(caller: Caller, asked: UploadPurpose | undefined): UploadPurpose {
  const unlimited = caller.kind === 'service' || isStaff(caller);
  const purpose = asked ?? (unlimited ? 'PRODUCT' : customers.default);
  const allowed = unlimited ? uploadPurposes : customers[caller.kind as 'guest' | 'user'];
  if (!allowed.includes(purpose)) throw new Failure('INVALID_ROLE');
  return purpose;
}
