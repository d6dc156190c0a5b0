import { Types } from 'mongoose';
import { auditRecorded, userRegistered, userRoleChanged } from '@gvg/contracts/identity/events';
import type { Envelope } from '@gvg/contracts/definitions/event';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import * as notificationCalls from '@gvg/contracts/notify/http/notifications';
import type { Page } from '@gvg/contracts/definitions/paging';
import { ratingGiven } from '@gvg/contracts/catalogue/events';
import { openPublisher } from '@gvg/service-kit/testing/event-publisher';
import type { EventPublisher } from '@gvg/service-kit/testing/event-publisher';
import { testEndpoints } from '@gvg/testing/endpoint-table';
import { eventually } from '@gvg/testing/eventually';
import { testUserId } from '@gvg/testing/token-keys';
import { sampleReader } from '../templates/buying/buying-contents.fixtures.ts';
import { collectEvents } from '../testing/collect-events.ts';
import { newId, startNotifyHarness } from '../testing/notify-harness.ts';
import type { NotifyHarness } from '../testing/notify-harness.ts';
import { newGuest, newStaff, newUser } from '../testing/test-readers.ts';
import type { TestReader } from '../testing/test-readers.ts';

let notify: NotifyHarness;
let catalogue: EventPublisher;
let identity: EventPublisher;
let staff: TestReader;
let events: Envelope<Record<string, unknown>>[];
const audits: Envelope[] = [];

beforeAll(async () => {
  notify = await startNotifyHarness('notifications');
  catalogue = await openPublisher(notify, 'catalogue');
  identity = await openPublisher(notify, 'identity-events');
  events = await collectEvents(identity.bus);
  await catalogue.bus.subscribe({
    name: 'audit',
    events: [auditRecorded],
    rebuild: async () => {},
    handle: (event) => void audits.push(event),
  });
  staff = await newStaff(notify);
});
afterAll(async () => {
  await identity.close();
  await catalogue.close();
  await notify.close();
});

const promotionOf = (fields: object = {}) => ({
  typeNotify: 'PROMOTION',
  notify: {
    title: { vi: 'Lịch Tết', en: 'Tet' },
    description: { vi: 'Gửi trước 20 tháng 1', en: '' },
    link: '/search',
  },
  ...fields,
});

async function promotion(user?: string): Promise<Notification> {
  if (user !== undefined) notify.identity.contacts.set(user, { ...sampleReader, _id: user });
  const { body, status } = await staff.post<Notification>(
    '/v1/history-notify',
    promotionOf(user === undefined ? {} : { user }),
  );
  expect(status).toBe(201);
  return body;
}

/** Ratings, which only staff gets. */
const rate = (stars: number) => {
  const _id = newId();
  return catalogue.publish({
    contract: ratingGiven,
    subjectId: _id,
    revision: 1,
    data: { _id, product: newId(), user: newId(), stars, isHidden: false },
  });
};

const titles = async (reader: TestReader, query = 'limit=100') =>
  (await reader.list(query)).map(({ notify: { title } }) => title.vi);
const idsOf = (notifications: readonly Notification[]) => notifications.map(({ _id }) => _id);

describe('a promotion', () => {
  it('is sent to one user only, and audited', async () => {
    const [user, other] = [await newUser(notify), await newUser(notify)];
    const sent = await promotion(user.id);
    expect(sent).toMatchObject({
      user: user.id,
      typeNotify: 'PROMOTION',
      notify: { isRead: false, image: null, link: '/search' },
    });
    expect(idsOf(await user.list())).toContain(sent._id);
    expect(idsOf(await other.list())).not.toContain(sent._id);
    expect(idsOf(await staff.list())).not.toContain(sent._id);
    await eventually(() =>
      expect(audits).toContainEqual(
        expect.objectContaining({
          data: expect.objectContaining({
            action: 'notification.create',
            actor: { kind: 'user', id: staff.id },
          }) as object,
        }),
      ),
    );
  });

  it("is in staff's list of promotions, latest first, and nothing else is", async () => {
    const user = await newUser(notify);
    const [toOne, toAll] = [await promotion(user.id), await promotion()];
    await rate(4);
    const list = async (query: string) =>
      (await staff.get<{ docs: Notification[] }>(`/v1/history-notify/sent?limit=100${query}`)).body.docs;
    const sent = await list('');
    expect(idsOf(sent).slice(0, 2)).toEqual([toAll._id, toOne._id]);
    expect(sent.every(({ typeNotify }) => typeNotify === 'PROMOTION')).toBe(true);
    expect(await list(`&user=${user.id}`)).toMatchObject([{ _id: toOne._id, user: user.id }]);
  });

  it('reaches every user when sent to all, each with their own mark, and no guest', async () => {
    const [first, second, guest] = [await newUser(notify), await newUser(notify), await newGuest(notify)];
    const sent = await promotion();
    expect(sent.user).toBeNull();
    await first.read(sent._id);
    expect((await first.list()).find(({ _id }) => _id === sent._id)?.notify.isRead).toBe(true);
    expect((await second.list()).find(({ _id }) => _id === sent._id)?.notify.isRead).toBe(false);
    expect(await guest.list()).toEqual([]);
  });

  it('does not reach users who register later', async () => {
    const before = await promotion();
    const user = await newUser(notify);
    await identity.publish({
      contract: userRegistered,
      subjectId: user.id,
      revision: 1,
      data: { _id: user.id, provider: 'DEFAULT', locale: 'vi' },
    });
    await eventually(async () => expect(idsOf(await user.list())).not.toContain(before._id));
    const after = await promotion();
    expect(idsOf(await user.list())).toEqual([after._id]);
    expect(await user.counter()).toBe(1);
    expect((await user.read(before._id)).status).toBe(404);
  });

  it('does not reach users who registered after it, while their event is pending', async () => {
    const before = await promotion();
    const user = await newUser(notify, { id: newId(Date.now() + 1_000) });
    expect(idsOf(await user.list())).not.toContain(before._id);
    expect(await user.counter()).toBe(0);
  });

  it.each(['https://elsewhere.example/a.png', '//elsewhere.example/a.png', '/v1/file-manager/files/../a.png'])(
    'is rejected with a picture that was not uploaded: %s',
    async (image) => {
      const { notify: text } = promotionOf();
      expect(await staff.post('/v1/history-notify', promotionOf({ notify: { ...text, image } }))).toMatchObject({
        status: 400,
        body: { details: [{ path: 'notify.image', code: 'PICTURE_NOT_COPIED' }] },
      });
    },
  );

  it('requires an existing user', async () => {
    expect((await staff.post('/v1/history-notify', promotionOf({ user: newId() }))).body).toMatchObject({
      message: 'USER_NOT_FOUND',
    });
  });
});

describe('the list', () => {
  it('returns the latest first, ten per page, and filters by type and mark', async () => {
    const user = await newUser(notify);
    const sent: string[] = [];
    for (let count = 0; count < 12; count += 1) sent.push((await promotion(user.id))._id);
    const { body: first } = await user.get<Page<Notification>>('/v1/history-notify?typeNotify=PROMOTION');
    expect(first).toMatchObject({ limit: 10, hasNextPage: true });
    expect(idsOf(first.docs)).toEqual(sent.toReversed().slice(0, 10));
    await user.read(sent[0] as string);
    expect(idsOf(await user.list('isRead=true&limit=100'))).toEqual([sent[0]]);
    expect(idsOf(await user.list('isRead=false&limit=100'))).not.toContain(sent[0]);
    expect(await user.list('typeNotify=ORDER_PLACED')).toEqual([]);
  });
});

describe('a mark', () => {
  it('is set in both forms of the call and removed, with one event per change', async () => {
    const user = await newUser(notify);
    const { _id } = await promotion(user.id);
    const before = await user.counter();
    const old = { typeNotify: 'PROMOTION', notify: { title: { vi: 'x', en: 'x' }, isRead: true } };
    expect((await user.put<Notification>(`/v1/history-notify/${_id}`, old)).body.notify.isRead).toBe(true);
    await user.read(_id);
    expect(await user.counter()).toBe(before - 1);
    expect((await user.read(_id, false)).body).toMatchObject({ notify: { isRead: false } });
    expect(await user.counter()).toBe(before);
    const published = () => events.filter(({ type, data }) => type === 'notify.read' && data['_id'] === _id);
    await eventually(() => expect(published()).toHaveLength(2));
    expect(published()[0]?.data).toEqual({ reader: { kind: 'user', id: user.id }, _id });
  });

  it("is rejected for another user's notification", async () => {
    const [user, other, guest] = [await newUser(notify), await newUser(notify), await newGuest(notify)];
    const { _id } = await promotion(user.id);
    await rate(3);
    const forStaff = await eventually(async () => (await staff.list('typeNotify=RATING_RECEIVED'))[0] ?? false);
    for (const [reader, id] of [
      [other, _id],
      [guest, _id],
      [staff, _id],
      [user, (forStaff as Notification)._id],
      [user, newId()],
    ] as const)
      expect(await reader.read(id)).toMatchObject({ status: 404, body: { message: 'ORDER_NOTIFY_NOT_FOUND' } });
  });

  it('affects only the staff member who sets it', async () => {
    const [first, second] = [await newStaff(notify), await newStaff(notify)];
    await rate(5);
    const [rating] = await eventually(async () => {
      const found = await first.list('typeNotify=RATING_RECEIVED');
      expect(found[0]?.notify.title.vi).toBe('Đánh giá mới: 5 sao');
      return found;
    });
    const counters = [await first.counter(), await second.counter()];
    await first.read((rating as Notification)._id);
    expect([await first.counter(), await second.counter()]).toEqual([counters[0]! - 1, counters[1]]);
  });
});

describe('a new staff member', () => {
  it('sees what is sent to staff from then on', async () => {
    await rate(1);
    await eventually(async () => expect(await titles(staff)).toContain('Đánh giá mới: 1 sao'));
    const late = await newStaff(notify);
    await identity.publish({
      contract: userRoleChanged,
      subjectId: late.id,
      revision: 2,
      data: { _id: late.id, roles: ['USER', 'ADMIN'], tokenVersion: 2 },
    });
    await eventually(async () => expect(await late.list('typeNotify=RATING_RECEIVED')).toEqual([]));
    await rate(4);
    await eventually(async () =>
      expect(await titles(late, 'typeNotify=RATING_RECEIVED')).toEqual(['Đánh giá mới: 4 sao']),
    );
    // A further role does not restart it.
    await identity.publish({
      contract: userRoleChanged,
      subjectId: late.id,
      revision: 3,
      data: { _id: late.id, roles: ['USER', 'SYSTEM_ADMIN'], tokenVersion: 3 },
    });
    await rate(2);
    await eventually(async () =>
      expect(await titles(late, 'typeNotify=RATING_RECEIVED')).toEqual(['Đánh giá mới: 2 sao', 'Đánh giá mới: 4 sao']),
    );
  });
});

describe('reading all', () => {
  it('marks existing notifications and none that arrive later', async () => {
    const [user, other] = [await newUser(notify), await newUser(notify)];
    await promotion(user.id);
    await promotion();
    expect((await user.put('/v1/history-notify/read-all')).body).toEqual({ counter: 0 });
    expect(await user.counter()).toBe(0);
    expect(await user.list('isRead=false')).toEqual([]);
    expect(await other.counter()).toBeGreaterThan(0);
    const later = [await promotion(user.id), await promotion()];
    expect(await user.counter()).toBe(2);
    expect(idsOf(await user.list('isRead=false'))).toEqual(idsOf(later).toReversed());
    await eventually(() =>
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'notify.read', data: { reader: { kind: 'user', id: user.id }, _id: null } }),
      ),
    );
  });

  it('stores no mark for each older one, and still distinguishes readers', async () => {
    const yesterday = Date.now() - 86_400_000;
    const [user, other] = [
      await newUser(notify, { id: newId(yesterday) }),
      await newUser(notify, { id: newId(yesterday) }),
    ];
    const old = await promotion();
    const database = await notify.database();
    await database
      .collection('notifications')
      .updateOne({ _id: new Types.ObjectId(old._id) }, { $set: { createdAt: new Date(Date.now() - 3_600_000) } });
    await user.put('/v1/history-notify/read-all');
    expect(
      await database
        .collection('read_marks')
        .countDocuments({ reader: `user:${user.id}`, notification: new Types.ObjectId(old._id) }),
    ).toBe(0);
    expect(await user.counter()).toBe(0);
    expect((await user.list()).find(({ _id }) => _id === old._id)?.notify.isRead).toBe(true);
    expect((await other.list()).find(({ _id }) => _id === old._id)?.notify.isRead).toBe(false);
    await user.read(old._id, false);
    expect(idsOf(await user.list('isRead=false'))).toEqual([old._id]);
    await user.read(old._id);
    expect(await user.counter()).toBe(0);
  });

  it('leaves one unread that is stored meanwhile with an earlier time', async () => {
    const user = await newUser(notify);
    const database = await notify.database();
    const session = await database.startSession();
    session.startTransaction();
    const text = { vi: 'Tết', en: '' };
    const late = {
      _id: new Types.ObjectId(),
      key: newId(),
      target: 'all',
      typeNotify: 'PROMOTION',
      title: text,
      description: text,
      image: null,
      link: '/',
      isRead: false,
      about: null,
      revision: 1,
      createdAt: new Date(),
    };
    await database.collection('notifications').insertOne(late, { session });
    expect((await user.put('/v1/history-notify/read-all')).body).toEqual({ counter: 0 });
    await session.commitTransaction();
    await session.endSession();
    expect(idsOf(await user.list('isRead=false'))).toEqual([late._id.toHexString()]);
    expect(await user.counter()).toBe(1);
  });

  it('can be reversed for one notification', async () => {
    const user = await newUser(notify);
    const { _id } = await promotion();
    await user.put('/v1/history-notify/read-all');
    await user.read(_id, false);
    expect(await user.counter()).toBe(1);
    expect(idsOf(await user.list('isRead=false'))).toEqual([_id]);
    expect(idsOf(await user.list('isRead=true&limit=100'))).not.toContain(_id);
    await user.put('/v1/history-notify/read-all');
    expect(await user.counter()).toBe(0);
  });
});

it('counts correctly while notifications are created and read concurrently', async () => {
  const reader = await newStaff(notify);
  await reader.put('/v1/history-notify/read-all');
  await Promise.all([
    ...Array.from({ length: 12 }, () => rate(3)),
    ...Array.from({ length: 6 }, () => promotion()),
    ...Array.from({ length: 3 }, () => reader.put('/v1/history-notify/read-all')),
  ]);
  const unread = await eventually(async () => {
    // All have arrived: a second reader without marks sees them.
    expect(
      events.filter(({ type, data }) => type === 'notify.created' && data['typeNotify'] === 'RATING_RECEIVED').length,
    ).toBeGreaterThanOrEqual(12);
    const found = await reader.list('isRead=false&limit=100');
    expect(await reader.counter()).toBe(found.length);
    return found;
  });
  // The same one from two tabs, and different ones concurrently.
  await Promise.all(unread.flatMap(({ _id }) => [reader.read(_id), reader.read(_id)]));
  expect(await reader.counter()).toBe(0);
  expect(await reader.list('isRead=false')).toEqual([]);
});

describe('the calls', () => {
  const own = async () => (await promotion(testUserId))._id;
  testEndpoints(
    [
      { endpoint: notificationCalls.listNotifications, validInput: () => ({ query: { limit: 5, isRead: 'false' } }) },
      { endpoint: notificationCalls.countUnreadNotifications, validInput: () => ({}) },
      { endpoint: notificationCalls.readAllNotifications, validInput: () => ({}) },
      { endpoint: notificationCalls.listAnnouncements, validInput: () => ({ query: { user: newId(), limit: 5 } }) },
      { endpoint: notificationCalls.createNotification, validInput: () => ({ body: promotionOf() }) },
    ],
    () => notify.client,
  );

  it('let a user mark their own', async () => {
    expect(
      (await notify.client.put(`/v1/history-notify/${await own()}`, { as: 'USER', body: { isRead: true } })).status,
    ).toBe(200);
    for (const body of [{}, { isRead: 'yes' }, { isRead: true, more: 1 }, { notify: {} }])
      expect((await notify.client.put(`/v1/history-notify/${newId()}`, { as: 'USER', body })).status).toBe(400);
    expect((await notify.client.put(`/v1/history-notify/${newId()}`, { body: { isRead: true } })).status).toBe(401);
  });

  it('let another service look up existing ones', async () => {
    const sent = await promotion(testUserId);
    const { body } = await notify.internal.post('/internal/notifications/lookup', {
      body: { ids: [sent._id, newId()] },
    });
    expect(body).toEqual({ docs: [{ notification: sent, target: { kind: 'user', id: testUserId } }] });
    expect(
      (await notify.client.post('/internal/notifications/lookup', { as: 'SYSTEM_ADMIN', body: { ids: [sent._id] } }))
        .status,
    ).toBe(404);
  });
});
