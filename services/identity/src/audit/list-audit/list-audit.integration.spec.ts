import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import type { listAudit } from '@gvg/contracts/identity/http/identity';
import type { Actor } from '@gvg/contracts/definitions/event';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { createWithTransaction } from '@gvg/service-kit/data/database';
import { connectBus } from '@gvg/messaging/bus';
import type { Bus } from '@gvg/messaging/bus';
import { eventually } from '@gvg/testing/eventually';
import { startIdentityHarness } from '../../testing/identity-harness.ts';
import type { IdentityHarness } from '../../testing/identity-harness.ts';

type AuditPage = ResponseBodyOf<typeof listAudit>;

let identity: IdentityHarness;
/** Database of another service that publishes audit events. */
let publisherDatabase: Connection;
let publisherBus: Bus;

beforeAll(async () => {
  identity = await startIdentityHarness('audit');
  const { MONGODB_URI, AMQP_URL, EVENT_NAMESPACE } = identity.environment as Record<
    'MONGODB_URI' | 'AMQP_URL' | 'EVENT_NAMESPACE',
    string
  >;
  publisherDatabase = await mongoose
    .createConnection(MONGODB_URI, { dbName: `test-publisher-${randomUUID().slice(0, 8)}` })
    .asPromise();
  publisherBus = await connectBus({
    url: AMQP_URL,
    namespace: EVENT_NAMESPACE,
    service: 'publisher',
    connection: publisherDatabase,
    logger: pino({ level: 'silent' }),
  });
});

afterAll(async () => {
  await publisherBus.close();
  await publisherDatabase.dropDatabase();
  await publisherDatabase.close();
  await identity.close();
});

interface Action {
  action: string;
  actor?: Actor;
  subject?: { type: string; id: string };
  before?: unknown;
  after?: unknown;
}

const anna: Actor = { kind: 'user', id: 'a'.repeat(24) };
const binh: Actor = { kind: 'user', id: 'b'.repeat(24) };

async function publish(...actions: Action[]): Promise<void> {
  for (const { action, actor = anna, subject = { type: 'product', id: '1' }, before = null, after = null } of actions) {
    await createWithTransaction(
      publisherDatabase,
      publisherBus,
    )(
      async ({ record }) =>
        void record(auditEvent({ action, subject, before, after, context: { actor, correlationId: 'request-7' } })),
    );
  }
}

const list = (query: Record<string, unknown> = {}) =>
  identity.client.get<AuditPage>('/v1/audit', { as: 'SYSTEM_ADMIN', query });

const waitForRecords = (query: Record<string, unknown>, count: number): Promise<AuditPage> =>
  eventually(async () => {
    const { body } = await list(query);
    // Records are counted after reading, when more may have arrived.
    expect(body.docs.length).toBeGreaterThanOrEqual(count);
    return body;
  });

test('stores published records unchanged and lists them newest first', async () => {
  const before = { name: { vi: 'Cũ', en: '' }, price: 1000, images: [] };
  const after = { name: { vi: 'Mới', en: 'New' }, price: 2000, images: ['/v1/file-manager/files/a.png'] };
  const publishedFrom = Date.now();
  await publish({ action: 'keep.first' }, { action: 'keep.second', subject: { type: 'keep', id: 'x' }, before, after });

  await waitForRecords({ subjectType: 'keep' }, 1);
  const { docs } = await waitForRecords({}, 2);
  const own = docs.filter(({ action }) => action.startsWith('keep.'));
  expect(own.map(({ action }) => action)).toEqual(['keep.second', 'keep.first']);
  expect(own[0]).toMatchObject({
    actor: anna,
    subject: { type: 'keep', id: 'x' },
    before,
    after,
    correlationId: 'request-7',
  });
  expect(Date.parse(own[0]!.at)).toBeGreaterThanOrEqual(publishedFrom);
});

test('filters by actor, action, subject and time', async () => {
  const subject = { type: 'filter', id: 'one' };
  await publish(
    { action: 'filter.create', subject },
    { action: 'filter.update', subject, actor: binh },
    { action: 'filter.update', subject: { type: 'filter', id: 'two' } },
  );
  const { docs } = await waitForRecords({ subjectType: 'filter' }, 3);

  const ids = async (query: Record<string, unknown>) =>
    (await list({ subjectType: 'filter', ...query })).body.docs.map(({ action, subject: { id } }) => `${action} ${id}`);
  expect(await ids({ actor: binh.id })).toEqual(['filter.update one']);
  expect(await ids({ action: 'filter.update' })).toEqual(['filter.update two', 'filter.update one']);
  expect(await ids({ subjectId: 'one' })).toEqual(['filter.update one', 'filter.create one']);
  expect(await ids({ from: docs[1]!.at, to: docs[1]!.at })).toContain('filter.update one');
  expect(await ids({ to: new Date(Date.parse(docs[2]!.at) - 1).toISOString() })).toEqual([]);
});

test('paginates', async () => {
  const subject = { type: 'paged', id: 'p' };
  await publish(...Array.from({ length: 5 }, (_, index) => ({ action: `paged.${index}`, subject })));
  await waitForRecords({ subjectType: 'paged' }, 5);
  const { body } = await list({ subjectType: 'paged', limit: 2, page: 2 });
  expect(body).toMatchObject({ totalDocs: 5, totalPages: 3, page: 2, limit: 2, hasNextPage: true });
  expect(body.docs.map(({ action }) => action)).toEqual(['paged.2', 'paged.1']);
});

test('sorts by time in both directions', async () => {
  const subject = { type: 'sorted', id: 's' };
  await publish(...Array.from({ length: 3 }, (_, index) => ({ action: `sorted.${index}`, subject })));
  await waitForRecords({ subjectType: 'sorted' }, 3);
  const actions = async (sort: string) =>
    (await list({ subjectType: 'sorted', sort })).body.docs.map(({ action }) => action);
  expect(await actions('at')).toEqual(['sorted.0', 'sorted.1', 'sorted.2']);
  expect(await actions('-at')).toEqual(['sorted.2', 'sorted.1', 'sorted.0']);
  expect((await list({ sort: 'action' })).status).toBe(400);
});

test('counts up to a thousand matches, and indicates when there are more', async () => {
  const records = identity.connection.collection<{ _id: string }>('audit_records');
  const store = (type: string, count: number) =>
    records.insertMany(
      Array.from({ length: count }, (_, index) => ({
        _id: randomUUID(),
        at: new Date(Date.now() - index * 1_000),
        actor: anna,
        action: 'many.change',
        subject: { type, id: String(index) },
        before: null,
        after: null,
        correlationId: 'request-7',
      })),
    );
  await store('thousand', 1_000);
  await store('more', 1_042);
  const paged = async (query: Record<string, unknown>) => {
    const { docs, ...rest } = (await list(query)).body;
    return { ...rest, rows: docs.length };
  };
  expect(await paged({ subjectType: 'thousand', limit: 100, page: 10 })).toEqual({
    ...{ totalDocs: 1_000, totalPages: 10, page: 10, limit: 100, hasNextPage: false, rows: 100 },
  });
  expect(await paged({ subjectType: 'thousand', limit: 100, page: 11 })).toEqual({
    ...{ totalDocs: 1_000, totalPages: 10, page: 11, limit: 100, hasNextPage: false, rows: 0 },
  });
  const more = { totalDocs: 1_000, isMore: true, limit: 100 };
  expect(await paged({ subjectType: 'more', limit: 100 })).toEqual({ ...more, page: 1, hasNextPage: true, rows: 100 });
  expect(await paged({ subjectType: 'more', limit: 100, page: 10 })).toMatchObject({ hasNextPage: true, rows: 100 });
  const last = { ...more, page: 11, hasNextPage: false, rows: 42 };
  expect(await paged({ subjectType: 'more', limit: 100, page: 11 })).toEqual(last);
  expect(await paged({ subjectType: 'more', limit: 100, page: 12 })).toEqual({ ...last, page: 12, rows: 0 });
  expect(await paged({ subjectType: 'more', limit: 1, count: 'exact' })).toEqual({
    ...{ totalDocs: 1_042, totalPages: 1_042, page: 1, limit: 1, hasNextPage: true, rows: 1 },
  });
  expect(await list({ page: 10_001 })).toMatchObject({ status: 400, body: { message: 'INVALID_PAYLOAD' } });
  expect((await list({ count: 'some' })).status).toBe(400);
});

test.each([
  ['none', 401, 'INVALID_TOKEN'],
  ['guest', 401, 'INVALID_TOKEN'],
  ['USER', 403, 'INVALID_ROLE'],
  ['ADMIN', 403, 'INVALID_ROLE'],
] as const)('rejects the caller %s', async (as, status, message) => {
  expect(await identity.client.get('/v1/audit', { as })).toMatchObject({ status, body: { message } });
});

test('rejects an invalid date', async () => {
  expect(await list({ from: 'yesterday' })).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: 'from' }] },
  });
});
