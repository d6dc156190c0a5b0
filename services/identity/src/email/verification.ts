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
  /** The address that is verified, as its owner writes it. */
  email: string;
  isNewAddress: boolean;
}

/**
 * What a code is about. Throws INVALID_TOKEN when its address is not that of the account any more; also when another account has the new one meanwhile, which
 * nobody is told.
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
 * Whether a password has to be shown beside the code (rules/accounts.md): an address that was never verified may have been typed by a stranger, who knows the
 * password and is signed in; not so where it is verified from within the account.
 */
export function needsOf({ user, isNewAddress }: Verification, caller: Caller | undefined): 'NOTHING' | 'PASSWORD' {
  const isSignedIn = caller?.kind === 'user' && caller.id === user._id.toHexString();
  return isSignedIn || (user.emailVerified && !isNewAddress) ? 'NOTHING' : 'PASSWORD';
}
