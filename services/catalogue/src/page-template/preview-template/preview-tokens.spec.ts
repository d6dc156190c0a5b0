import { createPreviewTokens } from './preview-tokens.ts';

const template = '64b0c0ffee0123456789abcd';
const start = Date.parse('2026-11-26T00:00:00Z');
let now = start;
const tokens = createPreviewTokens('the secret of the services', () => now);

beforeEach(() => (now = start));

it('signs a token for a template that is valid for ten minutes', () => {
  const { token, expiresAt } = tokens.sign(template);
  expect(expiresAt).toEqual(new Date('2026-11-26T00:10:00Z'));
  now = expiresAt.getTime();
  expect(tokens.read(token)).toBe(template);
  now += 1_000;
  expect(tokens.read(token)).toBeUndefined();
});

it('rejects a token with another secret, another template or an expired time', () => {
  const { token } = tokens.sign(template);
  const [, expires, signature] = token.split('.');
  expect(createPreviewTokens('another secret', () => now).read(token)).toBeUndefined();
  for (const forged of [
    `${template.replace('64', '65')}.${expires}.${signature}`,
    `${template}.${Number(expires) + 1}.${signature}`,
    `${template}.${expires}`,
    '',
  ])
    expect(tokens.read(forged)).toBeUndefined();
});
