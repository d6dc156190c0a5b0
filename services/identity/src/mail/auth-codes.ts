import { randomBytes } from 'node:crypto';
import type { ClientSession, Types } from 'mongoose';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import { hashOf } from '../secret/derived-keys.ts';
import { emailKeyOf } from '../user/folded-keys.ts';
import type { AuthCodePurpose, StoredAuthCode } from './auth-code.model.ts';

/** Validity of a link from the sending of its mail (rules/accounts.md). */
export const authCodeLifetimeMs = 30 * 60 * 1000;
/** Codes of one purpose per account: mails are sent again when their server did not respond, or on request. */
const maximumLive = 3;
const codeBytes = 32;

type Codes = Pick<Identity, 'authCodes' | 'now'>;

export interface NewAuthCode {
  user: Types.ObjectId;
  purpose: AuthCodePurpose;
  mail: Types.ObjectId;
  /** Address of the mail. */
  email: string;
}

/** Creates a random code and stores its hash. Only the latest three codes of a purpose work. */
export async function createAuthCode(
  { authCodes, now }: Codes,
  session: ClientSession,
  { user, purpose, mail, email }: NewAuthCode,
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomBytes(codeBytes).toString('base64url');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + authCodeLifetimeMs);
  const surplus = await authCodes
    .find({ user, purpose }, { _id: 1 })
    .sort({ createdAt: -1 })
    .skip(maximumLive - 1)
    .session(session)
    .lean<{ _id: string }[]>();
  await authCodes.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } }, { session });
  await authCodes.insertMany(
    [{ _id: hashOf(code), purpose, user, mail, emailKey: emailKeyOf(email), createdAt, expiresAt }],
    { session },
  );
  return { code, expiresAt };
}

/** Returns the code's row without using it. Throws `INVALID_TOKEN` for a code that is unknown, used, replaced, expired or has another purpose. */
export async function findAuthCode(
  { authCodes, now }: Codes,
  code: string,
  purposes: readonly AuthCodePurpose[],
  session: ClientSession | null = null,
): Promise<StoredAuthCode> {
  const found = await authCodes
    .findOne({ _id: hashOf(code), purpose: { $in: [...purposes] }, expiresAt: { $gt: now() } })
    .session(session)
    .lean<StoredAuthCode>();
  if (found === null) throw new ApiFailure('INVALID_TOKEN');
  return found;
}

/** Uses up a code and all others of its purpose, in the transaction of its effect. Throws `INVALID_TOKEN` like `findAuthCode`. */
export async function useAuthCode(
  identity: Codes & Pick<Identity, 'mails'>,
  session: ClientSession,
  code: string,
  purposes: readonly AuthCodePurpose[],
): Promise<StoredAuthCode> {
  const found = await findAuthCode(identity, code, purposes, session);
  await endLinks(identity, session, found.user, [found.purpose]);
  return found;
}

/** Invalidates links of these purposes and stops mails with one. */
export async function endLinks(
  { authCodes, mails }: Pick<Identity, 'authCodes' | 'mails'>,
  session: ClientSession,
  user: Types.ObjectId,
  purposes: readonly AuthCodePurpose[],
): Promise<void> {
  await authCodes.deleteMany({ user, purpose: { $in: [...purposes] } }, { session });
  await mails.updateMany({ user, link: { $in: [...purposes] } }, { $set: { link: null } }, { session });
}
