import type { Role } from '@gvg/contracts/definitions/caller';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';

/** Why somebody of staff may not look into an account, block it or sign it out; as the service decides (rules/accounts.md). */
export type Refusal = 'SELF' | 'STAFF';

const isStaff = ({ roles }: { roles: readonly Role[] }) => roles.includes('ADMIN') || roles.includes('SYSTEM_ADMIN');

export function refusalOf(
  me: Pick<SignedInUser, 'id' | 'roles'>,
  user: Pick<UserSummary, '_id' | 'roles'>,
): Refusal | undefined {
  if (me.id === user._id) return 'SELF';
  return isStaff(user) && !me.roles.includes('SYSTEM_ADMIN') ? 'STAFF' : undefined;
}
