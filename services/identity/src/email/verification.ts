import type { ClientSession } from 'mongoose';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import type { StoredAuthCode } from '../mail/auth-code.model.ts';
import { emailKeyOf } from '../user/folded-keys.ts';
import { findUserByEmail, requireUser } from '../user/user.repository.ts';
import type { StoredUser } from '../user/user.model.ts';

export const verificationPurposes = ['VERIFY_EMAIL', 'VERIFY_NEW_EMAIL'] as const;

export interface Verification {
  user: StoredUser;
  /** Address to verify, as its owner writes it. */
  email: string;
  isNewAddress: boolean;
}

/**
 * Returns the verification of a code. Throws `INVALID_TOKEN` if its address is no longer the account's, or if another account has the new address meanwhile,
 * which is not revealed.
 */
export async function verificationOf(
  { users }: Pick<Identity, 'users'>,
  { user: id, purpose, emailKey }: StoredAuthCode,
  session: ClientSession | null = null,
): Promise<Verification> {
  const user = await requireUser(users, id, session);
  const isNewAddress = purpose === 'VERIFY_NEW_EMAIL';
  const email = isNewAddress ? user.pendingEmail : user.email;
  if (email === null || emailKeyOf(email) !== emailKey) throw new ApiFailure('INVALID_TOKEN');
  const holder = await findUserByEmail(users, email, session);
  if (holder !== null && !holder._id.equals(user._id)) throw new ApiFailure('INVALID_TOKEN');
  return { user, email, isNewAddress };
}

/**
 * Returns whether a password is needed with the code (rules/accounts.md). An address that was never verified may have been entered by a stranger who knows the
 * password and is signed in. Verifying it from within the account needs none.
 */
export function needsOf({ user, isNewAddress }: Verification, caller: Caller | undefined): 'NOTHING' | 'PASSWORD' {
  const isSignedIn = caller?.kind === 'user' && caller.id === user._id.toHexString();
  return isSignedIn || (user.emailVerified && !isNewAddress) ? 'NOTHING' : 'PASSWORD';
}
