import type { Request } from 'express';
import { signInWithSecondFactor } from '@gvg/contracts/identity/http/auth';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { completeSignIn } from '../../sign-in/complete-sign-in.ts';
import { readKnownBrowser } from '../../sign-in/known-browser.ts';
import type { StoredUser } from '../../user/user.model.ts';
import { changeUser, requireUser } from '../../user/user.repository.ts';
import type { StoredChallenge } from '../challenge.model.ts';
import { checkStillAsked, tryChallenge } from '../challenges.ts';
import { enableFactor, useCode } from '../second-factors.ts';

/** Second step of every way to sign in; the first code sets up a second factor that is required and missing. */
export function signInWithSecondFactorRoute(identity: Identity): void {
  const { app, guesses } = identity;
  mount(app, signInWithSecondFactor, async ({ body: { challenge: presented, code }, request, response, context }) => {
    const challenge = await tryChallenge(identity, presented);
    // Guessers who know the password can create any number of challenges, but do not block the owner in a known browser.
    const guesser = await guesserOf(identity, challenge, request);
    await guesses.countCode(guesser);
    let recoveryCodes: string[] | undefined;
    const result = await completeSignIn(identity, {
      request,
      response,
      context,
      secondFactor: 'passed',
      account: async (transaction) => {
        const shown = await showCode(identity, transaction, { challenge, code, context });
        ({ recoveryCodes } = shown);
        return shown.user;
      },
    });
    await guesses.forgetCodes(guesser);
    return { ...result, ...(recoveryCodes !== undefined && { recoveryCodes }) };
  });
}

async function guesserOf(
  { users, derivedKeys }: Identity,
  { user: id }: StoredChallenge,
  request: Request,
): Promise<string> {
  const user = await users.findById(id, { passwordChangedAt: 1 }).lean();
  const isKnown = user !== null && readKnownBrowser(derivedKeys.knownBrowser, request.headers.cookie).knows(user);
  return isKnown ? `${id.toHexString()}:known` : id.toHexString();
}

interface ShownCode {
  challenge: StoredChallenge;
  code: string;
  context: EventContext;
}

async function showCode(
  identity: Identity,
  transaction: Transaction,
  { challenge, code, context }: ShownCode,
): Promise<{ user: StoredUser; recoveryCodes?: string[] }> {
  const { session } = transaction;
  const user = await requireUser(identity.users, challenge.user, session);
  checkStillAsked(challenge, user);
  const { deletedCount } = await identity.challenges.deleteOne({ _id: challenge._id }, { session });
  if (deletedCount === 0) throw new ApiFailure('INVALID_TOKEN');
  if (!challenge.mustSetUp) {
    await useCode(identity, session, user, code);
    return { user };
  }
  if (challenge.secret === null) throw new ApiFailure('INVALID_TOKEN');
  const recoveryCodes = await enableFactor(identity, session, user, { sealed: challenge.secret, code });
  return {
    user: await changeUser(identity, transaction, user, {
      set: { hasSecondFactor: true },
      changed: ['hasSecondFactor'],
      context,
    }),
    recoveryCodes,
  };
}
