import { processEnvironment } from '@gvg/service-kit/environment';
import { defineService, startService } from '@gvg/service-kit/service';
import type { RunningService } from '@gvg/service-kit/service';
import { verifyProvider } from '@gvg/testing/http-pact';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { beginGuestSessionRoute } from './guest-session/begin-guest-session/begin-guest-session.route.ts';
import { configuredKeysSchema, readConfiguredKeys } from './keys/configured-keys.ts';
import { getKeySetRoute } from './keys/get-key-set/get-key-set.route.ts';
import { createKeyRing } from './keys/key-ring.ts';

let keys: TestKeys;
let service: RunningService;

/** The routes that consumers call, on configured keys: they need no database, bus or Redis. */
beforeAll(async () => {
  keys = await startTestKeys();
  const configured = configuredKeysSchema.parse(await keys.signingKeys());
  const ring = createKeyRing(() => readConfiguredKeys(configured), () => new Date());
  await ring.refresh();
  const routes = defineService({
    name: 'identity',
    environment: processEnvironment,
    needs: { callers: 'own-keys' },
    keySet: () => ring.resolveKey,
    start: ({ app }) => {
      getKeySetRoute({ app, keys: ring });
      beginGuestSessionRoute({ app, keys: ring });
    },
  });
  service = await startService(routes, { ENVIRONMENT: 'DEVELOPMENT', PORT: '0', LOG_LEVEL: 'silent' });
});

afterAll(async () => {
  await service.stop();
  await keys.close();
});

test('fulfils the contracts of its consumers', async () => {
  const states = { 'no guest session': async () => undefined };
  await verifyProvider({ provider: 'identity', url: `http://127.0.0.1:${service.port}`, keys, states });
});
