import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import type { StoredUser } from '../user/user.model.ts';

/** Returns the hash of an account's new password. Throws `NEW_PASSWORD_BE_OLD_PASSWORD`. Slow, so call it outside transactions. */
export async function newPasswordHash(
  { passwords }: Pick<Identity, 'passwords'>,
  { passwordHash }: StoredUser,
  newPassword: string,
): Promise<string> {
  if (passwordHash !== null && (await passwords.verify(newPassword, passwordHash)))
    throw new ApiFailure('NEW_PASSWORD_BE_OLD_PASSWORD');
  return passwords.hash(newPassword);
}
