import type { Worker } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@gvg/testing/chromium';
import { expect, test } from '@gvg/testing/page-test';
import type { PushMessage } from '@gvg/contracts/notify/push-message';

// The headless shell shows no notifications.
test.use({ launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] } });

const message: PushMessage = {
  _id: '0'.repeat(24),
  typeNotify: 'ORDER_STATUS',
  title: 'GVG7K3F2Q cân xong',
  body: 'Còn 846,000đ cước.',
  link: '/order/track?code=GVG7K3F2Q',
};

/** Runs the steps of `notificationclick` inside the worker: browsers do not let tests click on system notifications. */
const clickFirst = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): void;
      NotificationEvent: new (name: string, options: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });

test('the worker of push messages shows them and opens their pages in this tab', async ({ page, context, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  await context.grantPermissions(['notifications'], { origin });
  const response = await page.request.get('/push-worker.js');
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringContaining('text/javascript'),
    'cache-control': 'no-cache',
  });

  await page.goto('/rate-table');
  const devtools = await context.newCDPSession(page);
  const registrations: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', (update) =>
    registrations.push(...update.registrations.map(({ registrationId }) => registrationId)),
  );
  await devtools.send('ServiceWorker.enable');
  // Push messages have not been switched on yet.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => registrations.length).toBeGreaterThan(0);

  const deliver = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: registrations.at(-1) ?? '', data });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [title, body]),
    );
  await deliver(JSON.stringify(message));
  await deliver(JSON.stringify({ ...message, body: 'Đã nhận đủ tiền.' }));
  await expect.poll(shown).toEqual([[message.title, 'Đã nhận đủ tiền.']]);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('The worker is not running');
  await clickFirst(worker);
  await expect(page).toHaveURL(`${origin}${message.link}`);
  await expect.poll(shown).toEqual([]);

  // The worker chooses the tab that already shows the page, not the one opened last.
  const other = await context.newPage();
  await other.goto('/rate-table');
  // A different message: browsers identify a notification by its tag, and may still be closing the previous one.
  await deliver(JSON.stringify({ ...message, _id: '1'.repeat(24) }));
  await expect.poll(shown).toEqual([[message.title, message.body]]);
  await clickFirst(worker);
  await expect.poll(shown).toEqual([]);
  await expect(other).toHaveURL(`${origin}/rate-table`);
  await expect(page).toHaveURL(`${origin}${message.link}`);
  expect(context.pages()).toHaveLength(2);
});
