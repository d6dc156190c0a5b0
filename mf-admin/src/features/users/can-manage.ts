import type { Role } from '@gvg/contracts/definitions/caller';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';

/** Reason why a staff member may not view, block or sign out an account. Mirrors the service (rules/accounts.md). */
export type Refusal = 'SELF' | 'STAFF';

const isStaff = ({ roles }: { roles: readonly Role[] }) => roles.includes('ADMIN') || roles.includes('SYSTEM_ADMIN');

export function refusalOf(
  me: Pick<SignedInUser, 'id' | 'roles'>,
  user: Pick<UserSummary, '_id' | 'roles'>,
): Refusal | undefined {
  if (me.id === user._id) return 'SELF';
  return isStaff(user) && !me.roles.includes('SYSTEM_ADMIN') ? 'STAFF' : undefined;
}
