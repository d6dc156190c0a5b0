import type { Person } from './person.ts';
import { presentRefusal } from './present-refusal.ts';

const user: Person = { kind: 'user', id: 'u', sid: 's', version: 2, isStaff: true, expiresAt: 0 };
const guest: Person = { kind: 'guest', id: 'g', sid: undefined, version: 0, isStaff: false, expiresAt: 0 };

it.each([
  ['nobody', user, { isRevoked: false, lowestVersion: 2 }, false, undefined],
  ['an ended session', user, { isRevoked: true, lowestVersion: 0 }, false, 'INVALID_PERMISSION'],
  ['roles that have changed', user, { isRevoked: false, lowestVersion: 3 }, false, 'INVALID_TOKEN'],
  ['no guest', guest, { isRevoked: true, lowestVersion: 9 }, false, undefined],
  ['a merged guest', guest, { isRevoked: false, lowestVersion: 0 }, true, 'INVALID_TOKEN'],
] as const)('refuses %s', async (_, person, refusal, isMerged, code) => {
  expect(
    await presentRefusal(person, {
      revokedSessions: { refusalOf: async () => refusal },
      mergedGuests: { has: async () => isMerged, add: async () => {} },
    }),
  ).toBe(code);
});
