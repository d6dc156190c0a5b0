import type { ClientSession } from 'mongoose';
import type { Identity } from '../identity.ts';
import { isStaffUser } from './is-staff-user.ts';
import type { StoredUser } from './user.model.ts';

/**
 * Whether an account has to verify its address before it can be used: staff, since a squatter of an address must not get their rights. Not where no
 * SYSTEM_ADMIN could sign in any more (rules/accounts.md).
 */
export async function mustVerifyFirst(
  { users }: Pick<Identity, 'users'>,
  user: StoredUser,
  session: ClientSession | null = null,
): Promise<boolean> {
  if (user.emailVerified || !isStaffUser(user)) return false;
  if (!user.roles.includes('SYSTEM_ADMIN')) return true;
  const others = {
    _id: { $ne: user._id },
    roles: 'SYSTEM_ADMIN',
    emailVerified: true,
    isBlocked: false,
    isClosed: false,
  } as const;
  return (await users.exists(others).session(session)) !== null;
}
