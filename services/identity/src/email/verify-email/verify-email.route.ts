import type { Request } from 'express';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { verifyEmail } from '@gvg/contracts/identity/http/auth';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { authCodePurposes } from '../../mail/auth-code.model.ts';
import { endLinks, findAuthCode, useAuthCode } from '../../mail/auth-codes.ts';
import { newPasswordHash } from '../../password/new-password-hash.ts';
import { setPassword } from '../../password/set-password.ts';
import { endSessions } from '../../session/end-sessions.ts';
import { checkPassword } from '../../sign-in/check-password.ts';
import { emailKeyOf } from '../../user/folded-keys.ts';
import type { StoredUser } from '../../user/user.model.ts';
import { changeUser } from '../../user/user.repository.ts';
import { needsOf, verificationOf, verificationPurposes } from '../verification.ts';
import type { Verification } from '../verification.ts';

/** Password shown by a client that is not signed in to the account: the current one, or the hash of a new one. */
interface ShownPassword {
  checked: StoredUser;
  newHash: string | undefined;
}

export function verifyEmailRoute(identity: Identity): void {
  mount(identity.app, verifyEmail, async ({ body, caller, context, request }) => {
    const found = await verificationOf(identity, await findAuthCode(identity, body.authCode, verificationPurposes));
    const shown =
      needsOf(found, caller) === 'PASSWORD' ? await showPassword(identity, found.user, body, request) : undefined;
    try {
      await identity.withTransaction(async (transaction) => {
        const { session } = transaction;
        const verification = await verificationOf(
          identity,
          await useAuthCode(identity, session, body.authCode, verificationPurposes),
          session,
        );
        if (needsOf(verification, caller) === 'NOTHING')
          await takeAddress(identity, transaction, verification, context);
        else await takeAddressAnew(identity, transaction, verification, { ...shown, context });
      });
    } catch (error) {
      // Another account has got the address concurrently, which is not revealed.
      throw isDuplicateKey(error) ? new ApiFailure('INVALID_TOKEN', { cause: error }) : error;
    }
    return undefined;
  });
}

/** Outside the transaction, because hashing is slow and other transactions would wait. */
async function showPassword(
  identity: Identity,
  user: StoredUser,
  { password, newPassword }: BodyOf<typeof verifyEmail>,
  request: Request,
): Promise<ShownPassword> {
  if (password !== undefined)
    return { checked: await checkPassword(identity, { email: user.email, password, request }), newHash: undefined };
  if (newPassword === undefined) throw new ApiFailure('CONFIRMATION_REQUIRED');
  return { checked: user, newHash: await newPasswordHash(identity, user, newPassword) };
}

function changeOf({ email, isNewAddress }: Verification) {
  if (!isNewAddress) return { set: { emailVerified: true }, changed: ['emailVerified'] };
  return {
    set: { email, emailKey: emailKeyOf(email), emailVerified: true, pendingEmail: null },
    changed: ['email', 'emailVerified', 'pendingEmail'],
  };
}

async function takeAddress(
  identity: Identity,
  transaction: Transaction,
  verification: Verification,
  context: EventContext,
): Promise<StoredUser> {
  const { session } = transaction;
  const { user, isNewAddress } = verification;
  // Links sent to the old address.
  if (isNewAddress) await endLinks(identity, session, user._id, authCodePurposes);
  return user.emailVerified && !isNewAddress
    ? user
    : changeUser(identity, transaction, user, { ...changeOf(verification), context });
}

/** Verifies the address for a client that may not be the account's previous user: ends all sessions. */
async function takeAddressAnew(
  identity: Identity,
  transaction: Transaction,
  verification: Verification,
  { checked, newHash, context }: Partial<ShownPassword> & { context: EventContext },
): Promise<void> {
  const { session } = transaction;
  const { user } = verification;
  // The account has lost its verified address, or has another password, since it was read.
  if (checked === undefined) throw new ApiFailure('CONFIRMATION_REQUIRED');
  if (checked.passwordHash !== user.passwordHash) throw new ApiFailure('INCORRECT_PASSWORD');
  const after = await takeAddress(identity, transaction, verification, context);
  if (newHash === undefined) {
    await endSessions(identity, transaction, { user: after, context });
    return;
  }
  await setPassword(identity, transaction, after, { passwordHash: newHash, context });
  // Earlier sign-ins with Google were made with another address.
  await identity.googleAccounts.deleteMany({ user: user._id }, { session });
}
