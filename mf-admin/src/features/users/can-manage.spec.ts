import { refusalOf } from './can-manage.ts';

const me = (...roles: ('USER' | 'ADMIN' | 'SYSTEM_ADMIN')[]) => ({ id: 'me', roles });

it.each([
  ['ADMIN', { _id: 'other', roles: ['USER'] }, undefined],
  ['ADMIN', { _id: 'other', roles: ['USER', 'ADMIN'] }, 'STAFF'],
  ['SYSTEM_ADMIN', { _id: 'other', roles: ['USER', 'ADMIN'] }, undefined],
  ['SYSTEM_ADMIN', { _id: 'other', roles: ['SYSTEM_ADMIN'] }, undefined],
  ['SYSTEM_ADMIN', { _id: 'me', roles: ['SYSTEM_ADMIN'] }, 'SELF'],
] as const)('a user with role %s and an account with %j: %s', (role, { _id, roles }, refusal) => {
  expect(refusalOf(me('USER', role), { _id, roles: [...roles] })).toBe(refusal);
});
