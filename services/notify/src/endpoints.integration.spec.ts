import { getPreferences, updatePreferences } from '@gvg/contracts/notify/http/preferences';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@gvg/contracts/notify/http/push';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import { startPushService, vapidKeys } from '@gvg/testing/push-service';
import type { TestPushService } from '@gvg/testing/push-service';
import { newId, startNotifyHarness } from './testing/notify-harness.ts';
import type { NotifyHarness } from './testing/notify-harness.ts';
import { withDefaults } from './preferences/load-preferences.ts';

let notify: NotifyHarness;
let service: TestPushService;

beforeAll(async () => {
  service = await startPushService();
  const { publicKey, privateKey } = vapidKeys();
  notify = await startNotifyHarness('endpoints', {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'https://shop.example',
    DEMO_PUSH_ORIGIN: service.origin,
  });
});
afterAll(async () => {
  await notify.close();
  await service.close();
});

testEndpoints(
  [
    { endpoint: getPreferences, validInput: () => ({}) },
    { endpoint: updatePreferences, validInput: () => ({ body: withDefaults(null) }) },
    { endpoint: getPushKey, validInput: () => ({}) },
    {
      endpoint: subscribeToPush,
      validInput: () => ({ body: { ...service.subscribe(), expirationTime: null, locale: 'vi' } }),
    },
    { endpoint: unsubscribeFromPush, validInput: () => ({ params: { id: newId() } }) },
  ],
  () => notify.client,
);
