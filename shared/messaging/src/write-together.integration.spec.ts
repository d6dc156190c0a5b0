import { eventually } from '@gvg/testing/eventually';
import { context, openTestContext, sampleChanged } from './bus.fixtures.ts';
import type { TestContext } from './bus.fixtures.ts';
import { claimRecorded, writeAndRecord } from './outbox.ts';
import { outboxCollection } from './outbox-store.ts';
import type { TransactionWrite } from './write-together.ts';

let testContext: TestContext;
beforeEach(async () => {
  testContext = await openTestContext();
  await testContext.connection.createCollection('goods');
  await testContext.connection.createCollection('notes');
  await outboxCollection(testContext.connection).createIndex({ subject: 1 });
  await goods().insertOne({ _id: 'a' as never, stock: 5 });
});
afterEach(() => testContext.close());

const goods = () => testContext.connection.collection('goods');
const stockOf = async (id: string) => (await goods().findOne({ _id: id as never }))?.['stock'] as number | undefined;
const notes = () => testContext.connection.collection('notes').countDocuments();
const event = { contract: sampleChanged, subjectId: 'a', revision: 1, data: { amount: 4 }, context };
const take = (stock: number): TransactionWrite => ({
  update: 'goods',
  filter: { _id: 'a', stock: { $gte: stock } },
  change: { $inc: { stock: -stock } },
});

const write = (writes: readonly TransactionWrite[]) =>
  testContext.connection.withSession((session) =>
    session.withTransaction(async () => {
      const rows = claimRecorded(session);
      const found = await writeAndRecord(testContext.connection, session, { writes, events: [event] });
      return { found, rows };
    }),
  );

it('writes to several collections and records events, and says how many documents the updates have found', async () => {
  const { found, rows } = await write([take(4), { insert: 'notes', document: { text: 'taken' } }]);
  expect(found).toBe(1);
  expect([await stockOf('a'), await notes()]).toEqual([1, 1]);
  expect(await outboxCollection(testContext.connection).find().toArray()).toEqual(rows);
  expect((await write([take(4)])).found).toBe(0);
});

it('writes nothing where one write fails', async () => {
  await expect(write([take(4), { insert: 'goods', document: { _id: 'a' } }])).rejects.toMatchObject({
    code: 11_000,
    keyPattern: { _id: 1 },
  });
  expect([await stockOf('a'), await outboxCollection(testContext.connection).countDocuments()]).toEqual([5, 0]);
});

it('is repeated with its transaction where another one has changed a document', async () => {
  let attempts = 0;
  await testContext.connection.withSession((session) =>
    session.withTransaction(async () => {
      attempts += 1;
      await goods().findOne({ _id: 'a' as never }, { session });
      if (attempts === 1) await goods().updateOne({ _id: 'a' as never }, { $inc: { stock: 1 } });
      await writeAndRecord(testContext.connection, session, { writes: [take(4)], events: [event] });
    }),
  );
  expect(attempts).toBe(2);
  expect(await stockOf('a')).toBe(2);
});

it('lets a bus publish the events that it has recorded', async () => {
  const bus = await testContext.bus('producer', { pollMs: 600_000 });
  const seen: number[] = [];
  await bus.subscribe({
    name: 'observer',
    events: [sampleChanged],
    rebuild: async () => {},
    handle: ({ revision }) => void seen.push(revision),
  });
  bus.publish((await write([take(1)])).rows);
  await eventually(() => seen.length === 1, { description: 'the event is published' });
});
