import type { ClientSession, Types } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Identity } from '../identity.ts';
import { authenticationCode, hashOf } from '../secret/derived-keys.ts';
import { emailKeyOf } from '../user/folded-keys.ts';
import type { AuthCodePurpose, StoredAuthCode } from './auth-code.model.ts';

/** How long a link works (rules/accounts.md), from when its mail is sent. */
export const authCodeLifetimeMs = 30 * 60 * 1000;
/** Until a mail is sent nobody has its code; afterwards notify no longer tries. */
const waitingLifetimeMs = 24 * 60 * 60 * 1000;

type Codes = Pick<Identity, 'authCodes' | 'derivedKeys' | 'now'>;

/** The code of a mail: derived from its id, so that the same mail asked for again has the same link although only a hash is stored. */
export function authCodeOf({ derivedKeys }: Pick<Identity, 'derivedKeys'>, { mail, purpose }: Pick<StoredAuthCode, 'mail' | 'purpose'>): string {
  return authenticationCode(derivedKeys.authCode, `${purpose}:${mail.toHexString()}`);
}

export interface NewAuthCode {
  user: Types.ObjectId;
  purpose: AuthCodePurpose;
  mail: Types.ObjectId;
  /** The address that the mail goes to. */
  email: string;
}

/** Stores the code of a mail; earlier ones of the same purpose no longer work. */
export async function createAuthCode({ authCodes, derivedKeys, now }: Codes, session: ClientSession, { user, purpose, mail, email }: NewAuthCode): Promise<void> {
  await authCodes.deleteMany({ user, purpose }, { session });
  const code = { _id: hashOf(authCodeOf({ derivedKeys }, { mail, purpose })), purpose, user, mail, emailKey: emailKeyOf(email), expiresAt: new Date(now().getTime() + waitingLifetimeMs) };
  await authCodes.insertMany([code], { session });
}

/** The code's row without using it; throws INVALID_TOKEN for a code that is unknown, used, replaced, expired or of another purpose. */
export async function findAuthCode({ authCodes, now }: Codes, code: string, purposes: readonly AuthCodePurpose[], session: ClientSession | null = null): Promise<StoredAuthCode> {
  const found = await authCodes
    .findOne({ _id: hashOf(code), purpose: { $in: [...purposes] }, expiresAt: { $gt: now() } })
    .session(session)
    .lean<StoredAuthCode>();
  if (found === null) throw new ApiFailure('INVALID_TOKEN');
  return found;
}

/** Uses a code up in the transaction of what it allows; throws INVALID_TOKEN like `findAuthCode`. */
export async function useAuthCode(identity: Codes, session: ClientSession, code: string, purposes: readonly AuthCodePurpose[]): Promise<StoredAuthCode> {
  const found = await findAuthCode(identity, code, purposes, session);
  await identity.authCodes.deleteOne({ _id: found._id }, { session });
  return found;
}
