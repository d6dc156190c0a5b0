import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { remoteKeySet } from './key-set.ts';
import { createTokenVerifier } from './verified-tokens.ts';

let keys: TestKeys;
beforeAll(async () => {
  keys = await startTestKeys();
});
afterEach(() => jest.useRealTimers());
afterAll(() => keys.close());

function verifier() {
  const keySet = jest.fn(remoteKeySet(keys.url));
  return { keySet, verify: createTokenVerifier(keySet) };
}

it('verifies the signature of each token once', async () => {
  const { keySet, verify } = verifier();
  const [first, second] = [await keys.mint({ sub: 'a' }), await keys.mint({ sub: 'b' })];
  for (const token of [first, second, first, first]) await verify(token);
  expect(keySet).toHaveBeenCalledTimes(2);
  expect((await verify(second)).user.id).toBe('b');
});

it('rejects a token that has expired since', async () => {
  const { verify } = verifier();
  const token = await keys.mint({ sub: 'a' });
  const { expiresAt } = await verify(token);
  jest.useFakeTimers({
    now: expiresAt * 1_000 + 10_000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance'],
  });
  await expect(verify(token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
});

it('rejects an unsigned token, even after the same claims were accepted', async () => {
  const { verify } = verifier();
  const token = await keys.mint({ sub: 'a' });
  await verify(token);
  await expect(verify(`${token.slice(0, -4)}AAAA`)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
});
