import type { Caller } from '@gvg/contracts/definitions/caller';
import { isSystemAdmin } from '@gvg/contracts/definitions/caller';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isStaffUser } from './is-staff-user.ts';
import type { StoredUser } from './user.model.ts';

/** Throws `INVALID_ROLE` for an ADMIN if the account is staff's, which only a SYSTEM_ADMIN manages (rules/accounts.md). */
export function checkMayManage(caller: Caller, user: Pick<StoredUser, 'roles'>): void {
  if (isStaffUser(user) && !isSystemAdmin(caller)) throw new ApiFailure('INVALID_ROLE');
}
