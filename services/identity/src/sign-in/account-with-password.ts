import type { ClientSession } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import { requireUser } from '../user/user.repository.ts';
import type { StoredUser } from '../user/user.model.ts';

/** Returns the account in the transaction of its sign-in. Throws `INCORRECT_PASSWORD` if the password was changed since it was checked. */
export async function accountWithPassword(
  { users }: Pick<Identity, 'users'>,
  session: ClientSession,
  checked: StoredUser,
): Promise<StoredUser> {
  const user = await requireUser(users, checked._id, session);
  if (user.passwordHash !== checked.passwordHash) throw new ApiFailure('INCORRECT_PASSWORD');
  return user;
}
