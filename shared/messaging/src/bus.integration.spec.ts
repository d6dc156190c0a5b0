import type { Envelope } from '@gvg/contracts/definitions/event';
import { eventually } from '@gvg/testing/eventually';
import { openBrokerProxy } from './broker/broker-proxy.fixtures.ts';
import { amqpUrl, context, openTestContext, sampleChanged, recordOwn, recordSample } from './bus.fixtures.ts';
import type { TestContext } from './bus.fixtures.ts';
import { outboxCollection } from './outbox/outbox-store.ts';
import { openTransactions } from './outbox/transaction.ts';

type SampleEvent = Envelope<{ amount: number }>;

let testContext: TestContext;
beforeEach(async () => {
  testContext = await openTestContext();
});
afterEach(() => testContext.close());

const outboxIsEmpty = async () => (await outboxCollection(testContext.connection).countDocuments()) === 0;

test('relay publishes a recorded event and removes it from the outbox', async () => {
  await testContext.bus('producer', { pollMs: 100 });
  const consumer = await testContext.bus('consumer', { pollMs: 600_000 });
  const seen: SampleEvent[] = [];
  await consumer.consume({
    name: 'projection',
    events: [sampleChanged],
    handle: async (event) => void seen.push(event),
  });

  await recordSample(testContext.connection, 'a', 1, 180);

  await eventually(() => seen.length === 1, { description: 'the event is handled' });
  expect(seen[0]).toMatchObject({
    type: 'sample.changed',
    subject: { type: 'sample', id: 'a' },
    revision: 1,
    data: { amount: 180 },
    correlationId: 'request-1',
    causationId: 'request-1',
  });
  await eventually(outboxIsEmpty, { description: 'the outbox is empty' });
});

test('a process publishes its own events without its relay, and removes them', async () => {
  const producer = await testContext.bus('producer', { pollMs: 600_000 });
  const seen: number[] = [];
  await producer.subscribe({
    name: 'observer',
    events: [sampleChanged],
    rebuild: async () => {},
    handle: ({ revision }) => void seen.push(revision),
  });
  for (const revision of [1, 2, 3, 7]) await recordOwn(testContext.connection, producer, 'a', revision);
  await eventually(() => seen.length === 4, { description: 'the events are published' });
  expect(seen).toEqual([1, 2, 3, 7]);
  await eventually(outboxIsEmpty, { description: 'the outbox is empty' });
});

test('events published directly by two processes stay ordered per subject, and relays do not repeat them', async () => {
  const processes = [
    await testContext.bus('producer', { pollMs: 100 }),
    await testContext.bus('producer', { pollMs: 100 }),
  ];
  const seen = new Map<string, number[]>();
  await processes[0]!.subscribe({
    name: 'observer',
    events: [sampleChanged],
    rebuild: async () => {},
    handle: ({ subject, revision }) => void seen.set(subject.id, [...(seen.get(subject.id) ?? []), revision]),
  });
  const subjects = ['a', 'b', 'c', 'd'];
  const revisions = Array.from({ length: 25 }, (_, index) => index + 1);
  await Promise.all(
    subjects.map(async (subject, at) => {
      // Every fourth is left to the relays.
      for (const revision of revisions)
        await (revision % 4 === 0
          ? recordSample(testContext.connection, subject, revision)
          : recordOwn(testContext.connection, processes[(at + revision) % 2]!, subject, revision));
    }),
  );
  await eventually(outboxIsEmpty, { description: 'the outbox is empty', timeoutMs: 30_000 });
  await eventually(() => [...seen.values()].flat().length >= subjects.length * revisions.length, {
    description: 'all are seen',
  });
  for (const subject of subjects) expect([...new Set(seen.get(subject))]).toEqual(revisions);
  // A relay repeats an event if its removal takes longer than its claim, as on a busy machine. Without claims it would repeat most events.
  const repeated = [...seen.values()].flat().length - subjects.length * revisions.length;
  expect(repeated).toBeLessThan(revisions.length);
});

test('an idempotent consumer retries an event until it succeeds, without an inbox row', async () => {
  const consumer = await testContext.bus('consumer', { pollMs: 50 });
  const seen: string[] = [];
  await consumer.consume({
    name: 'projection',
    events: [sampleChanged],
    isIdempotent: true,
    handle: async ({ subject }) => {
      if (seen.push(subject.id) === 1) throw new Error('the first attempt fails');
    },
  });
  await recordSample(testContext.connection, 'a', 1);
  await eventually(() => seen.length === 2, { description: 'the event is handled again' });
  await eventually(outboxIsEmpty, { description: 'the outbox is empty' });
  expect(await testContext.connection.collection('inbox').countDocuments()).toBe(0);
});

test('a transaction that is rolled back publishes nothing', async () => {
  const consumer = await testContext.bus('consumer', { pollMs: 50 });
  const seen: string[] = [];
  await consumer.consume({
    name: 'projection',
    events: [sampleChanged],
    handle: async ({ subject }) => void seen.push(subject.id),
  });

  const { connection } = testContext;
  const change = openTransactions(connection)(async ({ record }) => {
    record({ contract: sampleChanged, subjectId: 'never', revision: 1, data: { amount: 1 }, context });
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  await recordSample(connection, 'later', 1);

  await eventually(() => seen.includes('later'), { description: 'the later event is handled' });
  expect(seen).toEqual(['later']);
});

test('two instances sharing an outbox publish nothing twice and preserve the order per subject', async () => {
  await Promise.all([testContext.bus('producer', { pollMs: 20 }), testContext.bus('producer', { pollMs: 20 })]);
  const consumer = await testContext.bus('consumer', { pollMs: 600_000 });
  const seen = new Map<string, number[]>();
  await consumer.subscribe({
    name: 'observer',
    events: [sampleChanged],
    rebuild: async () => {},
    handle: ({ subject, revision }) => void seen.set(subject.id, [...(seen.get(subject.id) ?? []), revision]),
  });

  const subjects = ['a', 'b', 'c', 'd'];
  const revisions = Array.from({ length: 25 }, (_, index) => index + 1);
  await Promise.all(
    subjects.map(async (subject) => {
      for (const revision of revisions) await recordSample(testContext.connection, subject, revision);
    }),
  );
  await eventually(outboxIsEmpty, { description: 'the outbox is empty' });
  await eventually(() => [...seen.values()].flat().length >= subjects.length * revisions.length, {
    description: 'all are seen',
  });

  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(subjects.map((subject) => [subject, revisions])));
});

test('a burst about one subject does not delay the events of another', async () => {
  const producer = await testContext.bus('producer', { pollMs: 100 });
  const consumer = await testContext.bus('consumer', { pollMs: 600_000 });
  const seen: string[] = [];
  const [otherIsHandled, othersMayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let running = 0;
  let most = 0;
  await consumer.consume({
    name: 'slow',
    events: [sampleChanged],
    isIdempotent: true,
    async handle({ subject }) {
      running += 1;
      most = Math.max(most, running);
      if (subject.id === 'burst') await otherIsHandled.promise;
      else if (subject.id === 'other') otherIsHandled.resolve();
      else await othersMayEnd.promise;
      running -= 1;
      seen.push(subject.id);
    },
  });
  for (let revision = 1; revision <= 60; revision += 1)
    await recordOwn(testContext.connection, producer, 'burst', revision);
  await recordOwn(testContext.connection, producer, 'other', 1);
  await eventually(() => seen.length === 61, { description: 'all are handled' });
  expect(seen[0]).toBe('other');
  const others = Array.from({ length: 80 }, (_, index) => `other-${index}`);
  for (const subject of others) await recordOwn(testContext.connection, producer, subject, 1);
  await eventually(() => running === 16, { description: 'as many run as may' });
  await eventually(outboxIsEmpty, { description: 'all are published' });
  othersMayEnd.resolve();
  await eventually(() => seen.length === 141, { description: 'the others are handled' });
  expect(most).toBe(16);
});

test('two instances of a consumer share its queue and handle each event once', async () => {
  const handled: string[] = [];
  for (const _instance of [1, 2]) {
    const bus = await testContext.bus('consumer', { pollMs: 50 });
    await bus.consume({
      name: 'projection',
      events: [sampleChanged],
      handle: async ({ subject }) => void handled.push(subject.id),
    });
  }
  const ids = Array.from({ length: 20 }, (_, index) => `sample-${index}`);
  await Promise.all(ids.map((id) => recordSample(testContext.connection, id, 1)));

  await eventually(outboxIsEmpty, { description: 'the outbox is empty' });
  await eventually(() => handled.length >= ids.length, { description: 'all are handled' });
  expect(handled.sort()).toEqual(ids.sort());
});

test("a follow-up event has the same correlation id and the causing event's id", async () => {
  const consumer = await testContext.bus('consumer', { pollMs: 50 });
  const handled: SampleEvent[] = [];
  await consumer.consume({
    name: 'projection',
    events: [sampleChanged],
    handle: async (event, scope) => {
      handled.push(event);
      if (event.subject.id === 'first')
        scope.record({
          contract: sampleChanged,
          subjectId: 'follow-up',
          revision: 1,
          data: { amount: 1 },
          context: scope.context,
        });
    },
  });
  await recordSample(testContext.connection, 'first', 1);

  await eventually(() => handled.length === 2, { description: 'the follow-up event is handled' });
  const [first, followUp] = handled;
  expect(followUp).toMatchObject({
    correlationId: 'request-1',
    causationId: first!.id,
    actor: { kind: 'service', id: 'consumer' },
  });
});

test('publishes, consumes and rebuilds after a broker outage', async () => {
  const proxy = await openBrokerProxy(amqpUrl());
  const consumer = await testContext.bus('consumer', { url: proxy.url, pollMs: 100 });
  const handled: string[] = [];
  const timeline: string[] = [];
  await consumer.consume({
    name: 'projection',
    events: [sampleChanged],
    handle: async ({ subject }) => void handled.push(subject.id),
  });
  await consumer.subscribe({
    name: 'view',
    events: [sampleChanged],
    rebuild: async () => void timeline.push('rebuild'),
    handle: ({ subject }) => void timeline.push(subject.id),
  });
  await recordSample(testContext.connection, 'before', 1);
  await eventually(() => handled.length === 1 && timeline.length === 2, {
    description: 'the first event is consumed and delivered',
  });

  await proxy.disconnect();
  await eventually(() => !consumer.health().ready, { description: 'the bus reports the outage' });
  await recordSample(testContext.connection, 'meanwhile', 1);
  await proxy.reconnect();

  await eventually(() => consumer.health().ready, { description: 'the bus has reconnected' });
  await eventually(() => handled.includes('meanwhile'), {
    description: 'the event recorded during the outage is handled',
  });
  expect(handled).toEqual(['before', 'meanwhile']);
  expect(timeline.slice(0, 3)).toEqual(['rebuild', 'before', 'rebuild']);
  // The proxy can close only after its last connection.
  await consumer.close();
  await proxy.disconnect();
});

test('a subscription rebuilds between binding and the first delivery, so that no event is missed', async () => {
  await testContext.bus('producer', { pollMs: 50 });
  const consumer = await testContext.bus('consumer', { pollMs: 600_000 });
  const timeline: string[] = [];
  await consumer.subscribe({
    name: 'view',
    events: [sampleChanged],
    rebuild: async () => {
      await recordSample(testContext.connection, 'during', 1);
      await eventually(outboxIsEmpty, { description: 'the event is published while the state is being rebuilt' });
      timeline.push('rebuilt');
    },
    handle: ({ subject }) => void timeline.push(subject.id),
  });
  await eventually(() => timeline.length === 2, { description: 'the event recorded during the rebuild is delivered' });
  expect(timeline).toEqual(['rebuilt', 'during']);
});

test('rebuilds a subscription after its handler failed', async () => {
  const consumer = await testContext.bus('consumer', { pollMs: 50 });
  let rebuilds = 0;
  const seen: string[] = [];
  await consumer.subscribe({
    name: 'view',
    events: [sampleChanged],
    rebuild: async () => void (rebuilds += 1),
    handle: ({ subject }) => {
      if (subject.id === 'bad') throw new Error('invalid state');
      seen.push(subject.id);
    },
  });
  await recordSample(testContext.connection, 'bad', 1);
  await eventually(() => rebuilds === 2, { description: 'the state is rebuilt' });
  await recordSample(testContext.connection, 'good', 1);
  await eventually(() => seen.includes('good'), { description: 'events arrive again' });
});

test('a bus that does not wait for the broker subscribes once the broker is available', async () => {
  const proxy = await openBrokerProxy(amqpUrl());
  await proxy.disconnect();
  const consumer = await testContext.bus('consumer', { url: proxy.url, pollMs: 100, connectTimeoutMs: 0 });
  const timeline: string[] = [];
  await consumer.subscribe({
    name: 'view',
    events: [sampleChanged],
    rebuild: async () => void timeline.push('rebuild'),
    handle: ({ subject }) => void timeline.push(subject.id),
  });
  expect([consumer.health().ready, timeline]).toEqual([false, []]);
  await proxy.reconnect();
  await eventually(() => consumer.health().ready, { description: 'the bus has connected' });
  await recordSample(testContext.connection, 'a', 1);
  await eventually(() => timeline.length === 2, { description: 'the event is delivered' });
  expect(timeline).toEqual(['rebuild', 'a']);
  await consumer.close();
  await proxy.disconnect();
});

test('rejects within the timeout when the broker is unreachable', async () => {
  await expect(testContext.bus('consumer', { url: 'amqp://127.0.0.1:1', connectTimeoutMs: 300 })).rejects.toThrow(
    /ECONNREFUSED/,
  );
});
