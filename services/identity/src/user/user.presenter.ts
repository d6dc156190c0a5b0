import type { User, UserSummary } from '@gvg/contracts/identity/http/user-schema';
import type { StoredUser } from './user.model.ts';

type SharedFields = Omit<UserSummary, 'isBlocked' | 'blockReason'>;

function presentSharedFields({
  _id,
  displayName,
  avatar,
  email,
  emailVerified,
  roles,
  provider,
  locale,
  hasSecondFactor,
  createdAt,
  lastSeenAt,
  revision,
}: StoredUser): SharedFields {
  return {
    _id: _id.toHexString(),
    displayName,
    avatar,
    email,
    emailVerified,
    roles,
    provider,
    locale,
    hasSecondFactor,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    revision,
  };
}

/** Presents a user to staff. */
export function presentUserSummary(user: StoredUser): UserSummary {
  return { ...presentSharedFields(user), isBlocked: user.isBlocked, blockReason: user.blockReason };
}

/** Presents users to themselves. */
export function presentUser(user: StoredUser): User {
  const { passwordHash, pendingEmail, phone, birthday, gender, addresses } = user;
  return {
    ...presentSharedFields(user),
    hasPassword: passwordHash !== null,
    pendingEmail,
    phone,
    birthday,
    gender,
    addresses,
  };
}
