import type { SessionState, SignedInUser } from '@gvg/contracts/composition/shell-api';

/** Returns an object id of 24 hexadecimal digits that ends in `number`. */
export const idOf = (number: number) => number.toString(16).padStart(24, '0');

const thuHa: SignedInUser = {
  id: idOf(900),
  displayName: 'Thu Hà',
  avatar: null,
  email: 'thuha@example.com',
  emailVerified: true,
  hasPassword: true,
  hasSecondFactor: false,
  roles: ['USER'],
};

export const signedIn: SessionState = { status: 'user', user: thuHa };
export const staffSignedIn: SessionState = {
  status: 'user',
  user: { ...thuHa, id: idOf(901), displayName: 'Mai', roles: ['USER', 'ADMIN'] },
};
