import type { Caller, Role } from '@gvg/contracts/definitions/caller';
import type { UploadPurpose } from '@gvg/contracts/upload/http/upload';
import { purposeFor } from './upload-purpose.ts';

const user = (role: Role): Caller => ({ kind: 'user', id: 'a'.repeat(24), roles: [role], sid: 's' });
const callers = {
  guest: { kind: 'guest', id: 'g' },
  USER: user('USER'),
  ADMIN: user('ADMIN'),
  SYSTEM_ADMIN: user('SYSTEM_ADMIN'),
  service: { kind: 'service', name: 'cart' },
} as const satisfies Record<string, Caller>;
type CallerName = keyof typeof callers;

const purposes: [UploadPurpose | undefined, Partial<Record<CallerName, UploadPurpose | 'INVALID_ROLE'>>][] = [
  [undefined, { guest: 'CHAT', USER: 'CHAT', ADMIN: 'PRODUCT', SYSTEM_ADMIN: 'PRODUCT', service: 'PRODUCT' }],
  ['CHAT', { guest: 'CHAT', USER: 'CHAT', ADMIN: 'CHAT' }],
  ['CART', { guest: 'CART', USER: 'CART', ADMIN: 'CART', service: 'CART' }],
  ['ORDER', { guest: 'INVALID_ROLE', USER: 'INVALID_ROLE', ADMIN: 'ORDER', SYSTEM_ADMIN: 'ORDER', service: 'ORDER' }],
  ['AVATAR', { guest: 'INVALID_ROLE', USER: 'AVATAR', ADMIN: 'AVATAR' }],
  ['RATING', { guest: 'INVALID_ROLE', USER: 'RATING' }],
  ['PAYMENT', { guest: 'INVALID_ROLE', USER: 'PAYMENT', ADMIN: 'PAYMENT' }],
  ['PRODUCT', { guest: 'INVALID_ROLE', USER: 'INVALID_ROLE', ADMIN: 'PRODUCT', service: 'PRODUCT' }],
  ['TEMPLATE', { guest: 'INVALID_ROLE', USER: 'INVALID_ROLE', SYSTEM_ADMIN: 'TEMPLATE' }],
];
const cases = purposes.flatMap(([requested, expected]) =>
  Object.entries(expected).map(([callerName, result]) => [callerName as CallerName, requested, result] as const),
);

describe('purposeFor', () => {
  it.each(cases)('resolves %s requesting %s to %s', (callerName, requested, expected) => {
    const decide = () => purposeFor(callers[callerName], requested);
    if (expected === 'INVALID_ROLE') expect(decide).toThrow('INVALID_ROLE');
    else expect(decide()).toBe(expected);
  });
});
