import { Types } from 'mongoose';
import { orderStatusChanged } from '@gvg/contracts/cart/events';
import { userErased } from '@gvg/contracts/identity/events';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import type { Preferences } from '@gvg/contracts/notify/http/preferences';
import { dialByTcp } from '@gvg/outside-fetch/checked-connector';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { eventually } from '@gvg/testing/eventually';
import { isSignedBy, startPushService, vapidKeys } from '@gvg/testing/push-service';
import type { TestPushService, TestPushSubscription } from '@gvg/testing/push-service';
import { startServiceProcess } from '@gvg/testing/service-process';
import { awaitingBalance, sampleReader } from '../../templates/buying/buying-contents.fixtures.ts';
import { newId, startNotifyHarness } from '../../testing/notify-harness.ts';
import type { NotifyHarness } from '../../testing/notify-harness.ts';
import { newStaff, newUser } from '../../testing/test-readers.ts';
import type { TestReader } from '../../testing/test-readers.ts';

const { publicKey, privateKey } = vapidKeys();
const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:shop@shop.example' };
/** Addresses that the test's names resolve to. */
const addresses: Record<string, string[]> = {
  'push.outside.test': ['1.1.1.1'],
  'inside.test': ['10.0.0.8'],
  'mixed.test': ['1.1.1.1', '127.0.0.1'],
  'nowhere.test': [],
};
const dialed: string[] = [];
const outside = {
  resolve: async (name: string) => addresses[name] ?? [],
  dial: (address: string, port: number) => {
    dialed.push(`${address}:${port}`);
    return dialByTcp('127.0.0.1', 1);
  },
};
let service: TestPushService;
let notify: NotifyHarness;
let cart: EventPublisher;
let staff: TestReader;

beforeAll(async () => {
  service = await startPushService();
  notify = await startNotifyHarness('pushes', { ...vapid, DEMO_PUSH_ORIGIN: service.origin }, outside);
  cart = await openPublisher(notify, 'cart');
  staff = await newStaff(notify);
});
afterAll(async () => {
  await cart.close();
  await notify.close();
  await service.close();
});

const subscribeWith = (reader: TestReader, subscription: TestPushSubscription, locale = 'vi') =>
  reader.put<{ _id: string; message: string }>('/v1/push-subscriptions', {
    ...subscription,
    expirationTime: null,
    locale,
  });

async function subscriber(locale = 'vi') {
  const reader = await newUser(notify);
  const subscription = service.subscribe();
  const { body, status } = await subscribeWith(reader, subscription, locale);
  expect(status).toBe(200);
  return { reader, subscription, id: body._id };
}

/** Weighs an order of the reader. */
async function weigh({ id: user }: TestReader) {
  const order = { ...awaitingBalance, _id: newId(), user };
  notify.cart.orders.set(order._id, order);
  const data = {
    _id: order._id,
    code: order.code,
    user,
    from: 'AT_WAREHOUSE',
    status: 'AWAITING_BALANCE',
    due: 510_000,
  } as const;
  await cart.publish({ contract: orderStatusChanged, subjectId: order._id, revision: 2, data });
}

const endpointsOf = async ({ id: user }: TestReader) =>
  (await (await notify.database()).collection('push_subscriptions').find({ user }).toArray()).map(
    ({ endpoint }) => endpoint as string,
  );

const sentTo = ({ endpoint }: TestPushSubscription) => service.received.filter((push) => push.endpoint === endpoint);

it("sends a message encrypted, signed, and in the browser's language", async () => {
  const { reader, subscription } = await subscriber();
  const english = service.subscribe();
  await subscribeWith(reader, english, 'en');
  await weigh(reader);
  await eventually(() => expect([sentTo(subscription).length, sentTo(english).length]).toEqual([1, 1]));
  const [{ _id }] = (await reader.list()) as [Notification];
  const [push] = sentTo(subscription);
  expect(push?.payload).toEqual({
    title: 'GVG7K3F2Q cân xong 2,430 g',
    body: 'Còn 510,000đ, trả xong là kiện hàng được gửi đi.',
    link: '/order/GVG7K3F2Q',
    typeNotify: 'ORDER_STATUS',
    _id,
  });
  expect(sentTo(english)[0]?.payload).toMatchObject({ title: 'GVG7K3F2Q weighs 2,430 g', link: '/en/order/GVG7K3F2Q' });
  expect(push?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    topic: _id,
    ttl: expect.stringMatching(/^8\d{4}$/) as string,
  });
  expect(isSignedBy(publicKey, push?.headers ?? {}, 'http://push.example')).toBe(true);
  expect(isSignedBy(vapidKeys().publicKey, push?.headers ?? {}, 'http://push.example')).toBe(false);
});

it('returns the public key', async () => {
  const reader = await newUser(notify);
  expect((await reader.get('/v1/push-subscriptions/key')).body).toEqual({ key: publicKey });
});

it.each([
  'http://127.0.0.1:8081/internal',
  'http://localhost/x',
  'http://push.outside.test/x',
  'https://push.outside.test:8443/x',
  'https://user:password@push.outside.test/x',
  'ftp://push.outside.test/x',
  'https://127.0.0.1/metadata',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://10.0.0.8/x',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://[::ffff:10.0.0.8]/x',
  'https://inside.test/x',
  'https://mixed.test/x',
  'https://nowhere.test/x',
  'https://push.example:444/x',
])('rejects a subscription to %s', async (endpoint) => {
  const reader = await newUser(notify);
  expect((await subscribeWith(reader, { endpoint, keys: service.subscribe().keys })).body).toMatchObject({
    message: 'ACTION_NOT_ALLOWED',
  });
  expect(await endpointsOf(reader)).toEqual([]);
});

it('accepts a public address, and removes it when its name resolves to an internal one later', async () => {
  const reader = await newUser(notify);
  const endpoint = 'https://rebound.test/metadata';
  addresses['rebound.test'] = ['1.1.1.1'];
  expect((await subscribeWith(reader, { endpoint, keys: service.subscribe().keys })).status).toBe(200);
  addresses['rebound.test'] = ['127.0.0.1'];
  const good = service.subscribe();
  await subscribeWith(reader, good);
  await weigh(reader);
  await eventually(() => expect(sentTo(good)).toHaveLength(1));
  await eventually(async () => expect(await endpointsOf(reader)).toEqual([good.endpoint]));
  expect(dialed).toEqual([]);
});

it('removes subscriptions of an earlier version with internal addresses at its start', async () => {
  const { reader, subscription } = await subscriber();
  const database = await notify.database();
  const stored = await database.collection('push_subscriptions').findOne({ endpoint: subscription.endpoint });
  const outsides = ['https://push.outside.test/1', 'https://nowhere.test/1'];
  const insides = [
    'https://127.0.0.1/1',
    'https://127.0.0.1/2',
    'https://inside.test/1',
    'https://push.outside.test:9200/1',
    'http://push.outside.test/1',
  ];
  await database
    .collection('push_subscriptions')
    .insertMany([...outsides, ...insides].map((endpoint) => ({ ...stored, _id: new Types.ObjectId(), endpoint })));
  for (const start of [1, 2]) {
    await notify.restart();
    expect([start, (await endpointsOf(reader)).sort()]).toEqual([start, [...outsides, subscription.endpoint].sort()]);
  }
});

it.each([404, 410])('removes a subscription when the push service responds with %d', async (status) => {
  const { reader, subscription } = await subscriber();
  service.respond(subscription.endpoint, status);
  await weigh(reader);
  const database = await notify.database();
  await eventually(async () =>
    expect(await database.collection('push_subscriptions').countDocuments({ user: reader.id })).toBe(0),
  );
  await eventually(async () => expect(await database.collection('pushes').countDocuments({})).toBe(0));
});

it('retries while the push service fails', async () => {
  const { reader, subscription } = await subscriber();
  service.respond(subscription.endpoint, 503);
  await weigh(reader);
  const database = await notify.database();
  await eventually(async () =>
    expect(await database.collection('pushes').countDocuments({ attempts: { $gte: 1 }, claim: null })).toBe(1),
  );
  service.respond(subscription.endpoint, 201);
  await eventually(() => expect(sentTo(subscription)).toHaveLength(1));
});

it('sends nothing that is switched off, and advertising only with consent', async () => {
  const { reader, subscription } = await subscriber();
  const other = await subscriber();
  const { body: preferences } = await reader.get<Preferences>('/v1/notification-preferences');
  await reader.put('/v1/notification-preferences', {
    ...preferences,
    push: { ...preferences.push, ORDER_STATUS: false, PROMOTION: true },
  });
  await weigh(reader);
  await weigh(other.reader);
  await eventually(() => expect(sentTo(other.subscription)).toHaveLength(1));
  const text = { title: { vi: 'Tết', en: '' }, description: { vi: 'Gửi trước 20 tháng 1. '.repeat(22), en: '' } };
  await staff.post('/v1/history-notify', { typeNotify: 'PROMOTION', notify: text });
  await eventually(() => expect(sentTo(subscription).map(({ payload }) => payload['title'])).toEqual(['Tết']));
  expect(sentTo(other.subscription)).toHaveLength(1);
});

it('limits subscriptions to the last ten browsers of a user, and to the last user of a browser', async () => {
  const { reader, subscription, id } = await subscriber();
  const next = await newUser(notify);
  const { body } = await subscribeWith(next, subscription);
  expect(body._id).not.toBe(id);
  await weigh(reader);
  await weigh(next);
  await eventually(() => expect(sentTo(subscription)).toHaveLength(1));
  const browsers = Array.from({ length: 11 }, () => service.subscribe());
  for (const browser of browsers) await subscribeWith(reader, browser);
  await weigh(reader);
  await eventually(() =>
    expect(browsers.map((browser) => sentTo(browser).length)).toEqual([0, ...Array.from({ length: 10 }, () => 1)]),
  );
});

it('stops after its owner unsubscribes, and when the account is closed', async () => {
  const { reader, subscription, id } = await subscriber();
  const other = await subscriber();
  expect((await other.reader.delete(`/v1/push-subscriptions/${id}`)).status).toBe(204);
  await weigh(reader);
  await eventually(() => expect(sentTo(subscription)).toHaveLength(1));
  expect((await reader.delete(`/v1/push-subscriptions/${id}`)).status).toBe(204);
  expect((await reader.delete(`/v1/push-subscriptions/${id}`)).status).toBe(204);
  await cart.publish({ contract: userErased, subjectId: other.reader.id, revision: 9, data: { _id: other.reader.id } });
  const database = await notify.database();
  await eventually(async () =>
    expect(
      await database.collection('push_subscriptions').countDocuments({ user: { $in: [reader.id, other.reader.id] } }),
    ).toBe(0),
  );
});

it('sends a message from the next process when one is killed on the way', async () => {
  const { reader, subscription } = await subscriber();
  service.respond(subscription.endpoint, 503);
  await notify.stop();
  const killed = await startServiceProcess('notify', notify.environment);
  await weigh(reader);
  const database = await notify.database();
  await eventually(async () =>
    expect(await database.collection('pushes').countDocuments({ attempts: { $gte: 1 } })).toBe(1),
  );
  await killed.kill();
  // As if its claim had expired; the mail tests prove that it does, with the same queue (`send-mails.integration.spec.ts`).
  await database.collection('pushes').updateMany({}, { $set: { nextAttemptAt: new Date(0) } });
  service.respond(subscription.endpoint, 201);
  const successor = await startServiceProcess('notify', notify.environment);
  try {
    await eventually(() => expect(sentTo(subscription)).toHaveLength(1));
    await eventually(async () => expect(await database.collection('pushes').countDocuments({})).toBe(0));
  } finally {
    await successor.stop();
  }
});

it('offers no subscription without keys', async () => {
  const without = await startNotifyHarness('pushes-off');
  try {
    const reader = await newUser(without);
    without.identity.contacts.set(reader.id, { ...sampleReader, _id: reader.id });
    expect((await reader.get('/v1/push-subscriptions/key')).body).toEqual({ key: null });
    expect((await subscribeWith(reader, service.subscribe())).body).toMatchObject({ message: 'ACTION_NOT_ALLOWED' });
  } finally {
    await without.close();
  }
});
