import { eventually } from '@gvg/testing/eventually';
import { context, openTestContext, sampleChanged } from '../bus.fixtures.ts';
import type { TestContext } from '../bus.fixtures.ts';
import { outboxCollection } from './outbox-store.ts';
import { openTransactions } from './transaction.ts';

let testContext: TestContext;
beforeEach(async () => {
  testContext = await openTestContext();
  for (const name of ['notes', 'outbox']) await testContext.connection.createCollection(name);
});
afterEach(() => testContext.close());

const notes = () => testContext.connection.collection('notes');
const rows = () => outboxCollection(testContext.connection).find().sort({ _id: 1 }).toArray();
const event = (revision: number, amount = 1) => ({
  contract: sampleChanged,
  subjectId: 'a',
  revision,
  data: { amount },
  context: { ...context, causationId: 'event-0' },
});

test('commits writes and validated events together', async () => {
  const withTransaction = openTransactions(testContext.connection);
  const id = await withTransaction(async ({ session, record }) => {
    await notes().insertOne({ text: 'taken' }, { session });
    record({ ...event(3), data: { amount: 7, colour: 'green' } as { amount: number } });
    return record(event(4));
  });

  const stored = await rows();
  expect(stored).toMatchObject([
    { subject: 'sample:a', revision: 3, type: 'sample.changed', claim: null },
    { revision: 4, eventId: id },
  ]);
  const envelope = JSON.parse(stored[0]!.body);
  expect(envelope).toMatchObject({
    id: stored[0]!.eventId,
    version: 1,
    subject: { type: 'sample', id: 'a' },
    revision: 3,
    correlationId: 'request-1',
    causationId: 'event-0',
    actor: context.actor,
  });
  // Fields that are not in the contract are dropped.
  expect(envelope.data).toEqual({ amount: 7 });
  expect(await notes().countDocuments()).toBe(1);
});

test('writes nothing when an event does not match its contract', async () => {
  const change = openTransactions(testContext.connection)(async ({ session, record }) => {
    await notes().insertOne({ text: 'taken' }, { session });
    record(event(1));
    record(event(2, 0.5));
  });
  await expect(change).rejects.toThrow('amount');
  expect([await rows(), await notes().countDocuments()]).toEqual([[], 0]);
});

test('a repeated attempt records only its own events', async () => {
  await notes().insertOne({ _id: 'a' as never, stock: 5 });
  const published: string[] = [];
  let attempts = 0;
  await openTransactions(
    testContext.connection,
    (stored) => void published.push(...stored.map(({ eventId }) => eventId)),
  )(async ({ session, record }) => {
    attempts += 1;
    await notes().findOne({ _id: 'a' as never }, { session });
    record(event(attempts));
    if (attempts === 1) await notes().updateOne({ _id: 'a' as never }, { $inc: { stock: 1 } });
    await notes().updateOne({ _id: 'a' as never }, { $inc: { stock: -4 } }, { session });
  });
  const stored = await rows();
  expect([attempts, stored.map(({ revision }) => revision)]).toEqual([2, [2]]);
  expect(published).toEqual(stored.map(({ eventId }) => eventId));
});

test('the bus publishes the events of a committed transaction and removes them from the outbox', async () => {
  const bus = await testContext.bus('producer', { pollMs: 600_000 });
  const seen: number[] = [];
  await bus.subscribe({
    name: 'observer',
    events: [sampleChanged],
    rebuild: async () => {},
    handle: ({ revision }) => void seen.push(revision),
  });
  await openTransactions(testContext.connection, bus.publish)(async ({ record }) => void record(event(1)));
  await eventually(() => seen.length === 1, { description: 'the event is published' });
  await eventually(async () => (await rows()).length === 0, { description: 'the outbox is empty' });
});
