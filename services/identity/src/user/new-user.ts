import { Types } from 'mongoose';
import type { Locale } from '@gvg/contracts/values/locale';
import { sortKeyOf } from '@gvg/contracts/values/vietnamese';
import { displayNameKeysOf } from './display-name/display-name-keys.ts';
import { emailKeyOf } from './folded-keys.ts';
import { searchKeysOf } from './search-words.ts';
import type { StoredUser } from './user.model.ts';

export interface Registration extends Pick<StoredUser, 'email' | 'displayName' | 'passwordHash'> {
  locale: Locale;
  emailVerified?: boolean;
  roles?: StoredUser['roles'];
  provider?: StoredUser['provider'];
  avatar?: string | null;
  phone?: string | null;
}

/** Returns the document of a new account. */
export function newUser(
  {
    email,
    displayName,
    passwordHash,
    locale,
    emailVerified = false,
    roles = ['USER'],
    provider = 'DEFAULT',
    avatar = null,
    phone = null,
  }: Registration,
  now: Date,
): StoredUser {
  return {
    _id: new Types.ObjectId(),
    revision: 1,
    createdAt: now,
    email,
    emailKey: emailKeyOf(email),
    emailVerified,
    pendingEmail: null,
    displayName,
    nameOrder: sortKeyOf(displayName),
    displayNameKeys: displayNameKeysOf(displayName),
    sharedNameKeys: [],
    ...searchKeysOf({ displayName, email, phone }),
    avatar,
    phone,
    birthday: null,
    gender: null,
    addresses: [],
    locale,
    roles,
    provider,
    passwordHash,
    passwordChangedAt: now,
    hasSecondFactor: false,
    isBlocked: false,
    blockReason: null,
    isClosed: false,
    tokenVersion: 0,
    lastSeenAt: now,
    hasSignedIn: false,
  };
}
