import { createHash } from 'node:crypto';
import { rateLimitAddress } from '@gvg/service-kit/security/client-address';
import { tooManyRequests } from '@gvg/service-kit/security/request-limits';
import type { SharedBuckets } from '@gvg/service-kit/security/shared-buckets';
import { emailKeyOf } from '../user/folded-keys.ts';

export interface Guesser {
  /** Address of the guessed account, which may not exist. */
  email: string;
  /** Client address. */
  address: string | undefined;
}

/** Limits password guessing (rules/accounts.md). */
export interface GuessLimits {
  /** Counts a try before it is made. Throws `TOO_MANY_REQUESTS` with Retry-After. */
  countTry(guesser: Guesser): Promise<void>;
  /** Resets the tries after the correct password. */
  forgetTries(guesser: Guesser): Promise<void>;
  /** Counts a try at the password in an open session, independent of failed sign-ins elsewhere. Throws `TOO_MANY_REQUESTS`. */
  countOwnTry(sid: string): Promise<void>;
  /** Resets the tries of a session after the correct password. */
  forgetOwnTries(sid: string): Promise<void>;
  /** Counts a code of a second factor before it is checked, per guesser. Throws `TOO_MANY_REQUESTS`. */
  countCode(guesser: string): Promise<void>;
  /** Resets the codes after the correct one. */
  forgetCodes(guesser: string): Promise<void>;
  /** Counts a mail to an address that anyone can request. Throws `TOO_MANY_REQUESTS`. */
  countMail(email: string): Promise<void>;
  /** Counts a mail requested by a signed-in user, independent of other mails to the address. Throws `TOO_MANY_REQUESTS`. */
  countOwnMail(user: string): Promise<void>;
}

/** `burst` tries at once, then `perMinute`. Scaled by LIMITS_SCALE like all limits. */
const limits = {
  fromOneAddress: { perMinute: 1, burst: 5 },
  fromAllAddresses: { perMinute: 10, burst: 40 },
  fromOneSession: { perMinute: 1, burst: 5 },
  codes: { perMinute: 2, burst: 15 },
  mails: { perMinute: 0.2, burst: 3 },
} as const;

/** Hashed, so that Redis contains no mail addresses. */
const accountOf = (email: string) => createHash('sha256').update(emailKeyOf(email)).digest('base64url');

export function createGuessLimits({ buckets, scale }: { buckets: SharedBuckets; scale: number }): GuessLimits {
  const addressKey = ({ email, address }: Guesser) => `guess:${accountOf(email)}:${rateLimitAddress(address ?? '')}`;
  const count = async (key: string, { perMinute, burst }: (typeof limits)[keyof typeof limits]) => {
    const waitMs = await buckets.take(key, { perMinute: perMinute * scale, burst: Math.ceil(burst * scale) });
    if (waitMs > 0) throw tooManyRequests(waitMs);
  };
  return {
    async countTry(guesser) {
      await count(addressKey(guesser), limits.fromOneAddress);
      await count(`guess:${accountOf(guesser.email)}`, limits.fromAllAddresses);
    },
    forgetTries: (guesser) => buckets.refill(addressKey(guesser)),
    countOwnTry: (sid) => count(`guess-session:${sid}`, limits.fromOneSession),
    forgetOwnTries: (sid) => buckets.refill(`guess-session:${sid}`),
    countCode: (guesser) => count(`code:${guesser}`, limits.codes),
    forgetCodes: (guesser) => buckets.refill(`code:${guesser}`),
    countMail: (email) => count(`mail:${accountOf(email)}`, limits.mails),
    countOwnMail: (user) => count(`own-mail:${user}`, limits.mails),
  };
}
