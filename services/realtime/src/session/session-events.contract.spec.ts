import { guestMerged, sessionRevoked, userBlocked, userErased, userRoleChanged } from '@gvg/contracts/identity/events';
import { matchers } from '@gvg/testing/http-pact';
import { eventPact } from '../testing/event-pact.fixtures.ts';
import { onGuestMerged } from './on-guest-merged.consumer.ts';
import { onSessionRevoked } from './on-session-revoked.consumer.ts';
import { onUserBlocked } from './on-user-blocked.consumer.ts';
import { onUserErased } from './on-user-erased.consumer.ts';
import { onUserRoleChanged } from './on-user-role-changed.consumer.ts';

const { eachLike, integer, regex, string } = matchers;
const user = '64b0c0ffee0123456789abcd';
const guest = '0123456789abcdef0123456789abcdef';
const { sentAfter } = eventPact('identity');

it('ends the sockets of sessions', async () => {
  expect(
    await sentAfter(onSessionRevoked, sessionRevoked, 'sessions have ended', {
      user: string(user),
      sids: eachLike('session-1'),
    }),
  ).toEqual([[['sid:session-1'], 'INVALID_PERMISSION']]);
});

it.each([
  ['an account was blocked', onUserBlocked, userBlocked, {}, 'USER_WAS_BLOCKED'],
  ['an account was closed', onUserErased, userErased, {}, 'INVALID_PERMISSION'],
  [
    'roles have changed',
    onUserRoleChanged,
    userRoleChanged,
    { roles: eachLike(regex('^(USER|ADMIN|SYSTEM_ADMIN)$', 'USER')), tokenVersion: integer(2) },
    'INVALID_TOKEN',
  ],
] as const)('ends the sockets of a user: %s', async (description, register, contract, more, code) => {
  expect(await sentAfter(register, contract, description, { _id: string(user), ...more })).toEqual([
    [`user:${user}`, code],
  ]);
});

it('stores a merged guest before it ends the sockets', async () => {
  const mergedGuests = { add: jest.fn().mockResolvedValue(undefined), has: jest.fn() };
  const data = { guest: regex('^[0-9a-f]{32}$', guest), user: string(user) };
  expect(await sentAfter(onGuestMerged, guestMerged, 'a guest has signed in', data, { mergedGuests })).toEqual([
    [`guest:${guest}`, 'INVALID_TOKEN'],
  ]);
  expect(mergedGuests.add).toHaveBeenCalledWith(guest);
});
