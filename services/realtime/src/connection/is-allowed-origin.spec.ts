import { isAllowedOrigin } from './is-allowed-origin.ts';

const publicOrigin = 'https://shop.example';

it.each([
  [undefined, 'node:3000', undefined],
  [publicOrigin, 'node:3000', undefined],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', undefined],
  ['https://www.shop.example', 'node:3000', 'www.shop.example'],
])('accepts %s at the host %s, forwarded for %s', (origin, host, forwarded) => {
  expect(isAllowedOrigin({ origin, host, 'x-forwarded-host': forwarded }, publicOrigin)).toBe(true);
});

it.each([
  ['https://evil.example', 'shop.example', undefined],
  ['http://shop.example', 'node:3000', undefined],
  ['https://shop.example.evil.example', 'node:3000', 'shop.example'],
  ['https://node:3000', 'node:3000', 'shop.example'],
  ['null', 'null', undefined],
  ['', '', undefined],
])('rejects %j at the host %s, forwarded for %s', (origin, host, forwarded) => {
  expect(isAllowedOrigin({ origin, host, 'x-forwarded-host': forwarded }, publicOrigin)).toBe(false);
});
