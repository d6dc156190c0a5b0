import { configuredKeysSchema, readConfiguredKeys } from './configured-keys.ts';
import { createKeyRing } from './key-ring.ts';
import { generatePrivateJwk, signingKeyOf } from './signing-key.ts';

test('signs with the first configured key and publishes the public half of all', async () => {
  const [first, second] = [await generatePrivateJwk(), await generatePrivateJwk()];
  const configured = configuredKeysSchema.parse(JSON.stringify({ keys: [first, second] }));
  const ring = createKeyRing(
    () => readConfiguredKeys(configured),
    () => new Date(),
  );
  await ring.refresh();

  const kids = await Promise.all([first, second].map(async (jwk) => (await signingKeyOf(jwk, new Date())).kid));
  expect(ring.currentSigningKey().kid).toBe(kids[0]);
  expect(
    ring
      .publicKeys()
      .map(({ kid }) => kid)
      .sort(),
  ).toEqual(kids.sort());
  expect(ring.publicKeys().every((key) => !('d' in key))).toBe(true);
});

test.each([
  ['no key', '{"keys":[]}'],
  ['not JSON', 'keys'],
  ['a public key', '{"keys":[{"kty":"EC","crv":"P-256","x":"a","y":"b"}]}'],
])('rejects %s', (_, text) => {
  expect(configuredKeysSchema.safeParse(text).success).toBe(false);
});
