import { randomBytes } from 'node:crypto';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import { hashOf } from '../secret/derived-keys.ts';
import type { SecondFactorGate } from '../sign-in/second-factor-gate.ts';
import { isStaffUser } from '../user/is-staff-user.ts';
import type { StoredUser } from '../user/user.model.ts';
import type { StoredChallenge } from './challenge.model.ts';

/** rules/accounts.md */
const lifetimeMs = 5 * 60 * 1000;
export const maximumTries = 5;

/** Requires a second factor from everyone who has one, and its setup from staff if the settings require it. */
export function createSecondFactorGate({
  challenges,
  settings,
  now,
}: Pick<Identity, 'challenges' | 'settings' | 'now'>): SecondFactorGate {
  return {
    async challengeFor(user, session) {
      const mustSetUp = !user.hasSecondFactor && isStaffUser(user) && (await settings.read()).secondFactorRequired;
      if (!user.hasSecondFactor && !mustSetUp) return undefined;
      const challenge = randomBytes(32).toString('base64url');
      const createdAt = now();
      const stored = {
        _id: hashOf(challenge),
        user: user._id,
        tries: 0,
        mustSetUp,
        secret: null,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + lifetimeMs),
      };
      await challenges.insertMany([stored], session === undefined ? {} : { session });
      return { challenge, ...(mustSetUp && { mustSetUp }) };
    },
  };
}

/** Counts a try of a challenge before its code is checked. Throws `INVALID_TOKEN` for one that is unknown, expired, or was tried too often. */
export async function tryChallenge(
  { challenges, now }: Pick<Identity, 'challenges' | 'now'>,
  challenge: string,
): Promise<StoredChallenge> {
  const tried = await challenges
    .findOneAndUpdate(
      { _id: hashOf(challenge), expiresAt: { $gt: now() }, tries: { $lt: maximumTries } },
      { $inc: { tries: 1 } },
      { returnDocument: 'after' },
    )
    .lean<StoredChallenge>();
  if (tried === null) throw new ApiFailure('INVALID_TOKEN');
  return tried;
}

/** Throws `INVALID_TOKEN` for a challenge that is older than the account's password, or whose account has set up or lost its second factor meanwhile. */
export function checkStillAsked(
  { mustSetUp, createdAt }: StoredChallenge,
  { passwordChangedAt, hasSecondFactor }: StoredUser,
): void {
  if (passwordChangedAt > createdAt || hasSecondFactor === mustSetUp) throw new ApiFailure('INVALID_TOKEN');
}
