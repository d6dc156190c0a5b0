import type { Request } from 'express';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Identity } from '../identity.ts';
import { findUserByEmail } from '../user/user.repository.ts';
import type { StoredUser } from '../user/user.model.ts';
import { readKnownBrowser } from './known-browser.ts';

export interface PresentedPassword {
  email: string;
  password: string;
  request: Request;
}

/**
 * Returns the account with this address and password. Throws `INCORRECT_PASSWORD` for a missing account, one without a password, and a wrong password, after
 * the same work; `TOO_MANY_REQUESTS` for guessing, except in a browser that has signed in to this account before.
 */
export async function checkPassword(
  identity: Pick<Identity, 'users' | 'passwords' | 'guesses' | 'derivedKeys'>,
  { email, password, request }: PresentedPassword,
): Promise<StoredUser> {
  const user = await findUserByEmail(identity.users, email);
  const guesser = { email, address: request.ip };
  const isKnown =
    user !== null && readKnownBrowser(identity.derivedKeys.knownBrowser, request.headers.cookie).knows(user);
  if (!isKnown) await identity.guesses.countTry(guesser);
  const isRight = await identity.passwords.verify(password, user?.passwordHash ?? null);
  if (user === null || !isRight) throw new ApiFailure('INCORRECT_PASSWORD');
  if (!isKnown) await identity.guesses.forgetTries(guesser);
  return user;
}

/**
 * Throws `INCORRECT_PASSWORD` unless `password` is the signed-in user's, and `TOO_MANY_REQUESTS` for guessing in this session, which no other person can cause.
 */
export async function checkOwnPassword(
  { passwords, guesses }: Pick<Identity, 'passwords' | 'guesses'>,
  user: StoredUser,
  { password, sid }: { password: string; sid: string },
): Promise<void> {
  await guesses.countOwnTry(sid);
  if (!(await passwords.verify(password, user.passwordHash))) throw new ApiFailure('INCORRECT_PASSWORD');
  await guesses.forgetOwnTries(sid);
}
