import { TOTP } from 'otpauth';
import { authenticatorUri, createSecret, openSecret, sealSecret, stepOfCode } from './authenticator.ts';

const key = 'a key of at least thirty-two characters';
const now = new Date('2026-11-22T06:00:00Z');

/** RFC 6238, appendix B, SHA-1, last six digits. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('accepts the code of RFC 6238 for %s s', (seconds, code) => {
  expect(stepOfCode(rfcSecret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

it('accepts a clock that is at most one step off', () => {
  const totp = new TOTP({ secret: createSecret() });
  const at = (steps: number) =>
    stepOfCode(totp.secret.base32, totp.generate({ timestamp: now.getTime() + steps * 30_000 }), now);
  const current = Math.floor(now.getTime() / 30_000);
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, current - 1, current, current + 1, undefined]);
});

it('opens a sealed secret only for its user and key', () => {
  const secret = createSecret();
  const sealed = sealSecret(secret, key, 'anna');
  expect(JSON.stringify(sealed)).not.toContain(secret);
  expect(openSecret(sealed, key, 'anna')).toBe(secret);
  expect(() => openSecret(sealed, key, 'binh')).toThrow();
  expect(() => openSecret(sealed, `${key}!`, 'anna')).toThrow();
});

it('names the shop and the account in an authenticator', () => {
  expect(authenticatorUri(rfcSecret, 'an@example.com')).toMatch(
    /^otpauth:\/\/totp\/Goods%20Viet%20Goods:an%40example\.com\?.*secret=GEZDGNBV/,
  );
});
