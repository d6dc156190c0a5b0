import type { Request, Response } from 'express';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { guestMerged } from '@gvg/contracts/identity/events';
import type { AuthResult } from '@gvg/contracts/identity/http/auth';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { verifyGuestCookie } from '@gvg/service-kit/security/guest-cookie';
import { cookieOf } from '@gvg/service-kit/http/cookies';
import { guestCookieOptions } from '../guest-session/guest-cookie.ts';
import type { Identity } from '../identity.ts';
import { requestMail } from '../mail/request-mail.ts';
import { createAccessToken } from '../session/access-token.ts';
import { deviceOf } from '../session/device.ts';
import {
  browserSessionCookie,
  browserSessionCookieOptions,
  browserSessionValue,
  readBrowserSession,
} from '../session/browser-session.ts';
import { endSession, endSessions } from '../session/end-sessions.ts';
import { createRefreshToken, createSessionId } from '../session/refresh-token.ts';
import { hashOf } from '../secret/derived-keys.ts';
import { sessionLifetimeMs } from '../session/session.model.ts';
import { isStaffUser } from '../user/is-staff-user.ts';
import type { StoredUser } from '../user/user.model.ts';
import { presentUser } from '../user/user.presenter.ts';
import { mustVerifyFirst } from '../user/verified-staff.ts';
import { knownBrowserCookie, knownBrowserCookieOptions, readKnownBrowser } from './known-browser.ts';
import type { SecondFactorChallenge } from './second-factor-gate.ts';

export interface SignInToComplete {
  /** Returns the authenticated account, read or written in the transaction of the sign-in. May be called more than once. */
  account(transaction: Transaction): Promise<StoredUser>;
  /** Set to `passed` only if the second factor itself was shown. */
  secondFactor?: 'passed';
  /** False if the proof says nothing about the person at the browser now, so that sensitive changes require a confirmation. Default true. */
  isConfirmed?: boolean;
  /** Set if another mail announces it to the owner. */
  isAnnounced?: true;
  request: Request;
  response: Response;
  /** Context of the request; events of the sign-in have the user as their actor. */
  context: EventContext;
}

interface SignedIn {
  user: StoredUser;
  sid: string;
  refreshToken: string;
  mergeEvent: string | undefined;
}

/** Staff who must verify their address first; the mail for that has been requested. */
interface Unverified {
  mustVerify: true;
}

/** Maximum number of sessions per account; more end the least recently used ones. */
const maximumSessions = 50;

/**
 * Completes every way to sign in (rules/accounts.md). Rejects blocked and closed accounts and staff without a verified address, asks for the second factor,
 * starts the session in place of this browser's previous one, merges the guest, and notifies the owner of a sign-in from a new browser. What `account` has
 * written remains even if the second factor is asked for. Throws `USER_WAS_BLOCKED`, `USER_WAS_DELETED`, `EMAIL_NOT_VERIFIED`, and `SECOND_FACTOR_REQUIRED`
 * with its challenge.
 */
export async function completeSignIn(identity: Identity, signIn: SignInToComplete): Promise<AuthResult> {
  const { request, response } = signIn;
  const guestCookie = cookieOf(request.headers.cookie, guestCookieName);
  const guest = guestCookie && (await verifyGuestCookie(guestCookie, identity.keys.resolveKey));
  const outcome = await identity.withTransaction((transaction) =>
    begin(identity, transaction, signIn, guest || undefined),
  );
  if ('mustVerify' in outcome) throw new ApiFailure('EMAIL_NOT_VERIFIED');
  if ('challenge' in outcome) throw new ApiFailure('SECOND_FACTOR_REQUIRED', outcome);

  const { user, sid, refreshToken, mergeEvent } = outcome;
  const { secure } = request;
  const knownBrowser = readKnownBrowser(identity.derivedKeys.knownBrowser, request.headers.cookie);
  response.cookie(knownBrowserCookie, knownBrowser.after(user, identity.now()), knownBrowserCookieOptions({ secure }));
  response.cookie(
    browserSessionCookie,
    browserSessionValue(identity.derivedKeys.knownBrowser, sid),
    browserSessionCookieOptions({ secure }),
  );
  if (guest) {
    const { maxAge: _, ...options } = guestCookieOptions({ secure });
    response.clearCookie(guestCookieName, options);
  }
  return {
    accessToken: await createAccessToken(identity, user, sid),
    refreshToken,
    user: presentUser(user),
    ...(mergeEvent !== undefined && { mergedGuest: { eventId: mergeEvent } }),
  };
}

async function begin(
  identity: Identity,
  transaction: Transaction,
  signIn: SignInToComplete,
  guest: string | undefined,
): Promise<SignedIn | SecondFactorChallenge | Unverified> {
  const { session } = transaction;
  const { request, secondFactor, isConfirmed = true, isAnnounced = false } = signIn;
  const account = await signIn.account(transaction);
  if (account.isClosed) throw new ApiFailure('USER_WAS_DELETED');
  if (account.isBlocked) throw new ApiFailure('USER_WAS_BLOCKED');
  if (isStaffUser(account) && !account.emailVerified) await askToVerify(identity, transaction, account, signIn.context);
  if (await mustVerifyFirst(identity, account, session)) return { mustVerify: true };
  const challenge = secondFactor === 'passed' ? undefined : await identity.secondFactor.challengeFor(account, session);
  if (challenge !== undefined) return challenge;

  const now = identity.now();
  const device = deviceOf(request.get('user-agent'));
  const context = { ...signIn.context, actor: { kind: 'user', id: account._id.toHexString() } } as const;
  const sid = createSessionId();
  const refreshToken = createRefreshToken(identity.derivedKeys, sid);
  const replaced = readBrowserSession(identity.derivedKeys.knownBrowser, request.headers.cookie);
  if (replaced !== undefined) await endSession(identity, transaction, replaced, context);
  await endSurplusSessions(identity, transaction, account, context);
  await identity.sessions.insertMany(
    [
      {
        _id: sid,
        user: account._id,
        ...device,
        tokenHash: hashOf(refreshToken),
        previousTokenHash: null,
        rotatedAt: now,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + sessionLifetimeMs),
        confirmedAt: isConfirmed || secondFactor === 'passed' ? now : new Date(0),
        passedSecondFactor: secondFactor === 'passed',
      },
    ],
    { session },
  );
  const isNewBrowser = !readKnownBrowser(identity.derivedKeys.knownBrowser, request.headers.cookie).knows(account);
  if (account.hasSignedIn && isNewBrowser && !isAnnounced)
    await requestMail(identity, transaction, {
      user: account,
      template: 'NEW_SIGN_IN',
      signIn: { ...device, at: now },
      context,
    });
  // Also serializes a concurrent block, closing or change of roles with this transaction.
  await identity.users.updateOne({ _id: account._id }, { $set: { lastSeenAt: now, hasSignedIn: true } }, { session });
  const mergeEvent = guest === undefined ? undefined : recordMerge(transaction, account, guest, context);
  return { user: { ...account, lastSeenAt: now, hasSignedIn: true }, sid, refreshToken, mergeEvent };
}

/** Requests the mail, which staff cannot do without being signed in. At the address's limit, the previous mail has to do. */
async function askToVerify(
  identity: Identity,
  transaction: Transaction,
  user: StoredUser,
  context: EventContext,
): Promise<void> {
  try {
    await requestMail(identity, transaction, { user, template: 'VERIFY_EMAIL', link: 'VERIFY_EMAIL', context });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'TOO_MANY_REQUESTS') throw error;
  }
}

function recordMerge(
  { record }: Transaction,
  { _id, revision }: StoredUser,
  guest: string,
  context: EventContext,
): string {
  const user = _id.toHexString();
  return record({ contract: guestMerged, subjectId: user, revision, data: { guest, user }, context });
}

async function endSurplusSessions(
  identity: Identity,
  transaction: Transaction,
  user: StoredUser,
  context: EventContext,
): Promise<void> {
  const { session } = transaction;
  const surplus = await identity.sessions
    .find({ user: user._id }, { _id: 1 })
    .sort({ lastUsedAt: -1 })
    .skip(maximumSessions - 1)
    .session(session)
    .lean<{ _id: string }[]>();
  if (surplus.length > 0)
    await endSessions(identity, transaction, { user, which: { _id: { $in: surplus.map(({ _id }) => _id) } }, context });
}
