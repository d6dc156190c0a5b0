import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { getKeySet } from '@gvg/contracts/identity/http/identity';
import { startService } from '@gvg/service-kit/lifecycle/service';
import { startHarness } from '@gvg/testing/service-harness';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { identityService } from '../../app.ts';
import { keyEncryptionSecret, publicOrigin } from '../../testing/identity-harness.ts';

type KeySetResponse = ResponseBodyOf<typeof getKeySet>;

let identity: ServiceHarness;
beforeAll(async () => {
  identity = await startHarness({
    name: 'identity-keys',
    start: (source) => startService(identityService(), source),
    environment: {
      KEY_ENCRYPTION_SECRET: keyEncryptionSecret,
      PUBLIC_ORIGIN: publicOrigin,
      UPLOAD_INTERNAL_URL: unreachableUrl,
      CART_INTERNAL_URL: unreachableUrl,
    },
  });
});
afterAll(() => identity.close());

test('serves a public, cacheable key set without private fields that survives a restart', async () => {
  const before = await identity.client.get<KeySetResponse>('/v1/auth/jwks');
  expect(before.status).toBe(200);
  expect(before.headers.get('cache-control')).toBe('public, max-age=300');
  expect(before.body.keys).toHaveLength(1);
  expect(Object.keys(before.body.keys[0]!).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);

  await identity.restart();
  expect((await identity.client.get<KeySetResponse>('/v1/auth/jwks')).body).toEqual(before.body);
});

test('accepts a guest cookie that was issued before a restart', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
  const guest = await identity.client.get('/v1/auth/session', { headers });
  const cookie = guest.headers.getSetCookie()[0]!.split(';')[0]!;
  await identity.restart();
  expect((await identity.client.get('/v1/auth/session', { headers: { ...headers, cookie } })).body).toEqual(guest.body);
});
