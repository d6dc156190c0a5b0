import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eventually } from '@gvg/testing/eventually';
import { turns } from '@gvg/testing/turns';
import { openTestContext, sampleChanged } from '../bus.fixtures.ts';
import type { Bus } from '../bus.ts';
import type { TestContext } from '../bus.fixtures.ts';
import { countsIn, countEffect, changeSource } from './sample-source.fixtures.ts';
import { outboxCollection } from './outbox-store.ts';

let testContext: TestContext;
const children: ChildProcess[] = [];

beforeEach(async () => {
  testContext = await openTestContext();
});

afterEach(async () => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await testContext.close();
});

function start(role: string): ChildProcess {
  const child = spawn(
    process.execPath,
    [path.join(__dirname, 'killable-process.fixtures.ts'), role, testContext.namespace],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  children.push(child);
  return child;
}

/** A process that exited with an error has no signal, so the test fails at once. */
async function expectKilled(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect({ exitCode: child.exitCode, signalCode: child.signalCode }).toEqual({ exitCode: null, signalCode: 'SIGKILL' });
}

const outboxSize = () => outboxCollection(testContext.connection).countDocuments();

async function startConsumer(pollMs = 100): Promise<Bus> {
  const consumer = await testContext.bus('consumer', { pollMs });
  await consumer.consume({ name: 'projection', events: [sampleChanged], handle: countEffect });
  return consumer;
}

/** Declares the consumer's queue, so that it receives all later events. */
async function declareConsumerQueue(): Promise<void> {
  const consumer = await startConsumer();
  await consumer.close();
}

/** Records one more event. Once it is handled, any redelivery of an earlier one has been handled, too. */
async function handleLast(): Promise<void> {
  await changeSource(testContext.connection, 'last');
  await eventually(async () => (await countsIn(testContext.connection, 'effects')).last === 1, {
    description: 'the last event is handled',
  });
  await eventually(async () => (await outboxSize()) === 0, { description: 'the outbox is empty' });
}

async function expectEffects(expected: Record<string, number>): Promise<void> {
  await handleLast();
  expect(await countsIn(testContext.connection, 'effects')).toEqual({ ...expected, last: 1 });
}

test('killed between commit and publish: publishes the event after the restart, with one effect', async () => {
  await declareConsumerQueue();
  await expectKilled(start('commit, then exit'));
  expect(await countsIn(testContext.connection, 'sources')).toEqual({ a: 1 });
  expect(await outboxSize()).toBe(1);

  await startConsumer();
  await eventually(async () => (await outboxSize()) === 0, { description: 'the outbox is published' });
  await expectEffects({ a: 1 });
});

test('killed before publishing its own events: another instance publishes them after their claim ends', async () => {
  await declareConsumerQueue();
  await expectKilled(start('commit what it is to publish itself, then exit'));
  expect(await outboxSize()).toBe(1);
  await startConsumer();
  await eventually(async () => (await outboxSize()) === 0, {
    description: 'the claim has ended and the outbox is published',
  });
  await expectEffects({ a: 1 });
});

test('killed with claimed events: another instance publishes them after the lease ends', async () => {
  await declareConsumerQueue();
  await expectKilled(start('claim, then exit'));
  await startConsumer();
  await eventually(async () => (await outboxSize()) === 0, {
    description: 'the lease has ended and the outbox is published',
  });
  await expectEffects({ a: 1 });
});

test('killed between publish and outbox removal: publishes twice, with one effect', async () => {
  const consumer = await startConsumer(600_000);
  let deliveries = 0;
  await consumer.subscribe({
    name: 'observer',
    events: [sampleChanged],
    rebuild: async () => {},
    handle: ({ subject }) => void (deliveries += subject.id === 'a' ? 1 : 0),
  });

  await expectKilled(start('publish, then exit'));
  await eventually(() => deliveries === 1, { description: 'the event was published' });
  await startConsumer();
  await eventually(() => deliveries === 2, { description: 'the event is published a second time' });
  await consumer.close();
  await expectEffects({ a: 1 });
});

test('killed between a consumer’s commit and its acknowledgement: redelivered, with one effect', async () => {
  await declareConsumerQueue();
  await testContext.bus('producer', { pollMs: 50 });
  await changeSource(testContext.connection, 'a');
  await expectKilled(start('consume, commit, then exit'));
  expect(await countsIn(testContext.connection, 'effects')).toEqual({ a: 1 });

  await startConsumer();
  await expectEffects({ a: 1 });
});

/** MongoDB keeps the open transaction of a killed client, and its locks, for a minute. */
const lockedMs = 90_000;

test('killed repeatedly at random moments under load: every committed change has exactly one effect', async () => {
  await declareConsumerQueue();
  for (let round = 0; round < 8; round++) {
    const workers = [start('work until killed'), start('work until killed')];
    await eventually(async () => (await total('sources')) > round * 10, {
      description: 'changes continue',
      timeoutMs: lockedMs,
    });
    for (const worker of workers) {
      await turns(Math.floor(Math.random() * 300));
      worker.kill('SIGKILL');
      await expectKilled(worker);
    }
  }
  await startConsumer();
  await eventually(async () => (await outboxSize()) === 0 && (await total('effects')) >= (await total('sources')), {
    description: 'everything is handled',
    timeoutMs: lockedMs,
  });
  await handleLast();
  expect(await countsIn(testContext.connection, 'effects')).toEqual(await countsIn(testContext.connection, 'sources'));
}, 300_000);

async function total(collection: 'sources' | 'effects'): Promise<number> {
  return Object.values(await countsIn(testContext.connection, collection)).reduce((sum, count) => sum + count, 0);
}
