import type { SessionState, SignedInUser } from '@gvg/contracts/composition/shell-api';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { idOf } from './id-of.ts';

const instant = '2026-03-02T08:00:00.000Z';

export const japaneseAddress: User['addresses'][number] = {
  fullName: 'Nguyễn Thu Hà',
  phone: '+819012345678',
  country: 'JP',
  region: 'Osaka',
  city: '',
  line: 'Namba 2-3-1',
  postcode: '542-0076',
  isDefault: true,
};
export const germanAddress: User['addresses'][number] = {
  fullName: 'Trần Minh',
  phone: '+4915123456789',
  country: 'DE',
  region: '',
  city: 'Berlin',
  line: 'Torstraße 100',
  postcode: '10115',
  isDefault: false,
};

/** A customer in identity's format. */
export const thuHa: User = {
  _id: idOf(900),
  displayName: 'Thu Hà',
  avatar: null,
  email: 'thuha@example.com',
  emailVerified: true,
  pendingEmail: null,
  roles: ['USER'],
  provider: 'DEFAULT',
  locale: 'vi',
  hasPassword: true,
  hasSecondFactor: false,
  phone: '+84901234567',
  birthday: '1994-02-14',
  gender: null,
  addresses: [japaneseAddress, germanAddress],
  createdAt: instant,
  lastSeenAt: instant,
  revision: 3,
};

/** Returns the session of a customer. `mergedGuest` is the event that moves the guest's cart after a guest's sign-in. */
export function signedIn(user: User = thuHa, mergedGuest?: string): SessionState {
  const { _id: id, displayName, avatar, email, emailVerified, hasPassword, hasSecondFactor, roles } = user;
  return {
    status: 'user',
    user: { id, displayName, avatar, email, emailVerified, hasPassword, hasSecondFactor, roles } satisfies SignedInUser,
    ...(mergedGuest === undefined ? {} : { mergedGuest }),
  };
}
