import type { SessionState, SignedInUser } from '@gvg/contracts/composition/shell-api';
import type { Role } from '@gvg/contracts/definitions/caller';

/** People whose view of a page with recorded responses can be chosen. */
export const people = ['guest', 'customer', 'staff', 'administrator'] as const;
export type Person = (typeof people)[number];

/** Pacts name the role of their caller in place of a token. */
export const roleOf: Readonly<Record<Person, Role | undefined>> = {
  guest: undefined,
  customer: 'USER',
  staff: 'ADMIN',
  administrator: 'SYSTEM_ADMIN',
};

const names = { customer: 'Thu Hà', staff: 'Mai', administrator: 'Bình' } as const;

const user = (person: Exclude<Person, 'guest'>, role: Role): SignedInUser => ({
  id: people.indexOf(person).toString().padStart(24, '0'),
  displayName: names[person],
  avatar: null,
  email: `${person}@example.com`,
  emailVerified: true,
  hasPassword: true,
  hasSecondFactor: role !== 'USER',
  roles: [role],
});

export function sessionOf(person: Person): SessionState {
  const role = roleOf[person];
  return person === 'guest' || role === undefined ? { status: 'guest' } : { status: 'user', user: user(person, role) };
}
