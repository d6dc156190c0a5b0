import type { ClientSession } from 'mongoose';
import type { Identity } from '../identity.ts';
import { isStaffUser } from './is-staff-user.ts';
import type { StoredUser } from './user.model.ts';

/**
 * Returns true if an account must verify its address before use: required of staff, because a squatter of an address must not get their rights, unless no
 * SYSTEM_ADMIN could sign in otherwise (rules/accounts.md).
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
