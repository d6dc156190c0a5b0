import { connect } from 'amqplib';
import type { Envelope } from '@gvg/contracts/definitions/event';
import { eventually } from '@gvg/testing/eventually';
import { amqpUrl, openTestContext, recordSample, sampleChanged } from '../bus.fixtures.ts';
import type { TestContext } from '../bus.fixtures.ts';
import { eventsExchange } from '../broker/names.ts';

type SampleEvent = Envelope<{ amount: number }>;

class AwayError extends Error {}

let testContext: TestContext;
beforeEach(async () => {
  testContext = await openTestContext();
});
afterEach(() => testContext.close());

/** Connects a process without a database. */
async function consumer(handle: (event: SampleEvent) => Promise<void>) {
  const bus = await testContext.bus('consumer', { connection: undefined as never });
  await bus.consume({
    name: 'copy',
    events: [sampleChanged],
    isIdempotent: true,
    isSingleActive: true,
    isUnavailable: (error) => error instanceof AwayError,
    handle,
  });
  return bus;
}

const producer = () => testContext.bus('producer', { pollMs: 50 });

async function deadLetters(): Promise<number> {
  const broker = await connect(amqpUrl());
  const channel = await broker.createChannel();
  const { messageCount } = await channel.checkQueue(`${testContext.namespace}.dead-letters.v1`);
  await broker.close();
  return messageCount;
}

test('one instance receives the events of a subject in order, and another takes over when it is gone', async () => {
  const seen: [instance: number, revision: number][] = [];
  const instances = [
    await consumer(async ({ revision }) => void seen.push([1, revision])),
    await consumer(async ({ revision }) => void seen.push([2, revision])),
  ];
  await producer();
  const record = async (from: number, to: number) => {
    for (let revision = from; revision <= to; revision += 1) await recordSample(testContext.connection, 'a', revision);
  };
  await record(1, 10);
  await eventually(() => seen.length === 10, { description: 'all are consumed' });
  expect(seen.map(([, revision]) => revision)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const [active] = seen[0] as [number, number];
  expect(new Set(seen.map(([instance]) => instance))).toEqual(new Set([active]));

  await instances[active - 1]?.close();
  await record(11, 15);
  await eventually(() => seen.length === 15, { description: 'the other instance consumes' });
  expect(seen.slice(10)).toEqual([11, 12, 13, 14, 15].map((revision) => [3 - active, revision]));
});

test('an event waits without using up attempts while a dependency is unavailable, and so do later events of its subject', async () => {
  let isAway = true;
  let attempts = 0;
  const seen: string[] = [];
  await consumer(async ({ subject, revision }) => {
    attempts += 1;
    if (isAway && subject.id === 'a') throw new AwayError();
    seen.push(`${subject.id}${revision}`);
  });
  await producer();
  await recordSample(testContext.connection, 'a', 1);
  await recordSample(testContext.connection, 'a', 2);
  await recordSample(testContext.connection, 'b', 1);
  // One more than there are pauses.
  await eventually(() => attempts > 4, { description: 'it is tried again and again' });
  expect(seen).toEqual(['b1']);
  isAway = false;
  await eventually(() => seen.length === 3, { description: 'the others are consumed' });
  expect(seen).toEqual(['b1', 'a1', 'a2']);
  expect(await deadLetters()).toBe(0);
});

test('malformed and repeatedly failing events become dead letters', async () => {
  const seen: string[] = [];
  await consumer(async ({ subject }) => {
    if (subject.id === 'bad') throw new Error('cannot be handled');
    seen.push(subject.id);
  });
  await producer();
  const broker = await connect(amqpUrl());
  const channel = await broker.createConfirmChannel();
  channel.publish(eventsExchange(testContext.namespace), sampleChanged.type, Buffer.from('{"not":"an envelope"}'));
  await channel.waitForConfirms();
  await broker.close();
  await recordSample(testContext.connection, 'bad', 1);
  await recordSample(testContext.connection, 'good', 1);
  await eventually(async () => (await deadLetters()) === 2, { description: 'both are dead letters' });
  await eventually(() => seen.length === 1);
  expect(seen).toEqual(['good']);
});
