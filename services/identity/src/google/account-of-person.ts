import { randomInt } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { displayNameSchema, maximumDisplayNameLength } from '@gvg/contracts/identity/fields';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { Identity } from '../identity.ts';
import { authCodePurposes } from '../mail/auth-code.model.ts';
import { endLinks } from '../mail/auth-codes.ts';
import { requestMail } from '../mail/request-mail.ts';
import { endSessions } from '../session/end-sessions.ts';
import { newUser } from '../user/new-user.ts';
import type { StoredUser } from '../user/user.model.ts';
import { changeUser, findUserByEmail, insertUser, isNameTaken, requireUser } from '../user/user.repository.ts';
import type { GoogleClaims } from './google-provider.ts';

export interface GooglePerson extends Pick<GoogleClaims, 'sub' | 'email' | 'name'> {
  locale: Locale;
  context: EventContext;
}

/**
 * Returns the account for an address verified by Google, in the transaction of the sign-in (rules/accounts.md): the linked one, otherwise the one with that
 * address, otherwise a new one.
 */
export async function accountOfPerson(
  identity: Identity,
  transaction: Transaction,
  person: GooglePerson,
): Promise<StoredUser> {
  const { session } = transaction;
  const linked = await identity.googleAccounts.findById(person.sub).session(session).lean();
  if (linked !== null) return requireUser(identity.users, linked.user, session);
  const existing = await findUserByEmail(identity.users, person.email, session);
  const user =
    existing === null
      ? await register(identity, transaction, person)
      : existing.emailVerified
        ? existing
        : await takeOver(identity, transaction, existing, person.context);
  await identity.googleAccounts.insertMany([{ _id: person.sub, user: user._id }], { session });
  return user;
}

/**
 * Whoever registered this account never proved to own the address: their password, sessions and links end, the account remains. It has no second factor,
 * because that requires a verified address.
 */
async function takeOver(
  identity: Identity,
  transaction: Transaction,
  user: StoredUser,
  context: EventContext,
): Promise<StoredUser> {
  const { session } = transaction;
  const set = {
    emailVerified: true,
    passwordHash: null,
    passwordChangedAt: identity.now(),
    pendingEmail: null,
    provider: 'GOOGLE',
  } as const;
  const after = await changeUser(identity, transaction, user, {
    set,
    changed: ['emailVerified', 'password', 'provider'],
    context,
  });
  await endLinks(identity, session, user._id, authCodePurposes);
  await endSessions(identity, transaction, { user: after, context });
  return after;
}

async function register(
  identity: Identity,
  transaction: Transaction,
  { email, name, locale, context }: GooglePerson,
): Promise<StoredUser> {
  const { session } = transaction;
  const displayName = await freeDisplayName(identity, session, name, locale);
  const user = newUser(
    { email, displayName, passwordHash: null, locale, emailVerified: true, provider: 'GOOGLE' },
    identity.now(),
  );
  try {
    await insertUser(identity, transaction, user, context);
  } catch (error) {
    // The address or the name was taken concurrently, which the retried transaction finds.
    throw isDuplicateKey(error) ? concurrentChangeError('user') : error;
  }
  await requestMail(identity, transaction, { user, template: 'WELCOME', context });
  return user;
}

const anybody: Record<Locale, string> = { vi: 'Khách hàng', en: 'Customer' };

/** Digits of the suffixes to try, each at least as long as the previous one. There are enough for all names, and the last one is practically unique. */
const suffixDigits = [4, 4, 4, 6, 8, 12] as const;

/** Cuts without leaving half a surrogate pair. */
const shortened = (name: string, length: number) =>
  name
    .slice(0, length)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim();

function withSuffix(name: string, digits: number): string {
  return `${shortened(name, maximumDisplayNameLength - digits - 1)} ${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}

/** The name at Google, with a number if it is taken. */
async function freeDisplayName(
  { users }: Identity,
  session: ClientSession,
  name: string,
  locale: Locale,
): Promise<string> {
  const valid = displayNameSchema.safeParse(shortened(name, maximumDisplayNameLength));
  let displayName = valid.success ? valid.data : anybody[locale];
  const base = displayName;
  for (const digits of suffixDigits) {
    if (!(await isNameTaken(users, displayName, { session }))) break;
    displayName = withSuffix(base, digits);
  }
  return displayName;
}
