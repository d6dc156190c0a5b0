import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { connect } from 'amqplib';
import type { Envelope } from '@gvg/contracts/definitions/event';
import { eventually } from '@gvg/testing/eventually';
import { amqpUrl, openTestContext, sampleChanged, recordSample } from '../bus.fixtures.ts';
import type { TestContext } from '../bus.fixtures.ts';
import { openDeadLetterStore } from './dead-letter-store.ts';
import type { DeadLetterStore } from './dead-letter-store.ts';
import { eventsExchange } from '../broker/names.ts';
import { countsIn, countEffect } from '../outbox/sample-source.fixtures.ts';
import { acceptIfNewer } from '../consumers/revision-guard.ts';

let testContext: TestContext;
let deadLetters: DeadLetterStore;
beforeEach(async () => {
  testContext = await openTestContext();
  deadLetters = await openDeadLetterStore(amqpUrl(), testContext.namespace);
});
afterEach(async () => {
  await deadLetters.close();
  await testContext.close();
});

/** Runs the command line tool as an operator does. */
function command(...words: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, AMQP_URL: amqpUrl(), EVENT_NAMESPACE: testContext.namespace };
    execFile(
      process.execPath,
      [path.join(__dirname, 'dead-letters-cli.ts'), ...words],
      { env },
      (error, output, errors) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors }),
    );
  });
}

const letters = () => deadLetters.list();

function envelope(id: string, revision: number, data: unknown = { amount: 100 }): Envelope {
  return {
    id: randomUUID(),
    type: sampleChanged.type,
    version: 1,
    occurredAt: new Date().toISOString(),
    subject: { type: 'sample', id },
    revision,
    correlationId: 'request-1',
    causationId: 'request-1',
    actor: { kind: 'system', id: 'test' },
    data,
  };
}

/** Publishes without the outbox, as any other program could. */
async function publishRaw(...bodies: string[]): Promise<void> {
  const broker = await connect(amqpUrl());
  const channel = await broker.createConfirmChannel();
  for (const body of bodies)
    channel.publish(eventsExchange(testContext.namespace), sampleChanged.type, Buffer.from(body), { persistent: true });
  await channel.waitForConfirms();
  await broker.close();
}

test('moves unreadable messages to the dead letters with the reason and handles later ones', async () => {
  const consumer = await testContext.bus('consumer');
  await consumer.consume({ name: 'projection', events: [sampleChanged], handle: countEffect });

  const wrongData = envelope('wrong', 1, { amount: 'many' });
  const futureVersion = { ...envelope('later', 1), version: 2 };
  await publishRaw(
    'not json',
    '{"half":"an envelope"}',
    JSON.stringify(wrongData),
    JSON.stringify(futureVersion),
    JSON.stringify(envelope('good', 1)),
  );

  await eventually(async () => (await countsIn(testContext.connection, 'effects')).good === 1, {
    description: 'the good one is handled',
  });
  await eventually(async () => (await letters()).length === 4, { description: 'the others are dead letters' });
  const found = await letters();
  expect(found.map(({ reason }) => reason).sort()).toEqual([
    'INVALID_DATA',
    'INVALID_ENVELOPE',
    'NOT_JSON',
    'UNKNOWN_TYPE',
  ]);
  expect(found.every(({ queue }) => queue === `${testContext.namespace}.consumer.projection.v1`)).toBe(true);
  expect(found.find(({ reason }) => reason === 'INVALID_DATA')).toMatchObject({
    eventId: wrongData.id,
    type: 'sample.changed',
    subject: 'sample:wrong',
  });
});

test('lists an event whose handler keeps throwing with its error, and handles it once after a replay', async () => {
  const consumer = await testContext.bus('consumer', { pollMs: 50 });
  let broken = true;
  let tries = 0;
  await consumer.consume({
    name: 'projection',
    events: [sampleChanged],
    handle: async (event, scope) => {
      tries += 1;
      // The effect precedes the error, so that it must be rolled back.
      await countEffect(event, scope);
      if (broken) throw new Error('the handler fails');
    },
  });
  await recordSample(testContext.connection, 'a', 1);

  await eventually(async () => (await letters()).length === 1, { description: 'the event is a dead letter' });
  expect(tries).toBe(3);
  expect(await countsIn(testContext.connection, 'effects')).toEqual({});
  const [letter] = await letters();
  expect(letter).toMatchObject({
    reason: 'HANDLER_FAILED',
    queue: `${testContext.namespace}.consumer.projection.v1`,
    type: 'sample.changed',
    subject: 'sample:a',
  });
  expect(letter!.detail).toContain('the handler fails');
  expect(Date.parse(letter!.diedAt)).toBeGreaterThan(Date.now() - 60_000);

  const list = await command('list');
  for (const word of [letter!.id, letter!.eventId!, 'HANDLER_FAILED', 'consumer.projection.v1'])
    expect(list.output).toContain(word);
  expect(JSON.parse((await command('list', '--json')).output)).toEqual([letter]);
  const show = await command('show', letter!.id);
  expect(show.output).toContain('"amount": 100');

  broken = false;
  const replay = await command('replay', letter!.id);
  expect(replay).toMatchObject({
    code: 0,
    output: `${letter!.id} sent back to ${testContext.namespace}.consumer.projection.v1\n`,
  });
  await eventually(async () => (await countsIn(testContext.connection, 'effects')).a === 1, {
    description: 'the event is handled',
  });
  expect(await letters()).toEqual([]);
});

test('replays only to the consumer that failed', async () => {
  const consumer = await testContext.bus('consumer', { pollMs: 50 });
  let broken = true;
  let otherHandled = 0;
  let handled = 0;
  await consumer.consume({
    name: 'projection',
    events: [sampleChanged],
    handle: async () => {
      if (broken) throw new Error('handler fails');
      handled += 1;
    },
  });
  await consumer.consume({ name: 'copy', events: [sampleChanged], handle: async () => void (otherHandled += 1) });
  await consumer.subscribe({
    name: 'view',
    events: [sampleChanged],
    rebuild: async () => {},
    handle: () => void (otherHandled += 1),
  });
  await recordSample(testContext.connection, 'a', 1);
  await eventually(async () => otherHandled === 2 && (await letters()).length === 1, {
    description: 'one consumer failed, two did not',
  });

  broken = false;
  await command('replay', `${testContext.namespace}.consumer.projection.v1`);
  await eventually(() => handled === 1, { description: 'the failed one has handled it' });
  expect(otherHandled).toBe(2);
});

test('ignores a replayed event that was already handled', async () => {
  const consumer = await testContext.bus('consumer');
  const repeated: string[] = [];
  const secondInstance = await testContext.bus('consumer', {
    metrics: { repeated: (consumer) => void repeated.push(consumer) },
  });
  await consumer.consume({ name: 'projection', events: [sampleChanged], handle: countEffect });
  await consumer.close();
  await secondInstance.consume({ name: 'projection', events: [sampleChanged], handle: countEffect });

  const event = JSON.stringify(envelope('a', 1));
  await publishRaw(event);
  await eventually(async () => (await countsIn(testContext.connection, 'effects')).a === 1, {
    description: 'the event is handled',
  });
  await publishRaw(event, event);
  await eventually(() => repeated.length === 2, { description: 'both duplicates are detected' });
  expect(await countsIn(testContext.connection, 'effects')).toEqual({ a: 1 });
});

test('keeps the newer state when an old event is replayed', async () => {
  const consumer = await testContext.bus('consumer');
  const states = testContext.connection.collection<{ _id: string; amount: number }>('view');
  let broken = true;
  let replayed = 0;
  await consumer.consume({
    name: 'projection',
    events: [sampleChanged],
    handle: async (event, scope) => {
      if (event.revision === 1 && broken) throw new Error('handler fails');
      if (event.revision === 1) replayed += 1;
      if (await acceptIfNewer(scope, event))
        await states.updateOne(
          { _id: event.subject.id },
          { $set: { amount: event.data.amount } },
          { upsert: true, session: scope.session },
        );
    },
  });
  await publishRaw(JSON.stringify(envelope('a', 1, { amount: 1 })));
  await eventually(async () => (await letters()).length === 1, { description: 'the first event is a dead letter' });
  await publishRaw(JSON.stringify(envelope('a', 2, { amount: 2 })));
  await eventually(async () => (await states.findOne({ _id: 'a' }))?.amount === 2, {
    description: 'the second event is handled',
  });

  broken = false;
  await command('replay', '--all');
  await eventually(() => replayed === 1, { description: 'the first event is redelivered' });
  await eventually(async () => (await letters()).length === 0, { description: 'the dead letters are empty' });
  expect((await states.findOne({ _id: 'a' }))?.amount).toBe(2);
});

test('moves an event that crashes its process on every delivery to the dead letters', async () => {
  const consumer = await testContext.bus('consumer', { pollMs: 600_000 });
  await consumer.consume({ name: 'projection', events: [sampleChanged], handle: async () => {} });
  await consumer.close();
  await publishRaw(JSON.stringify(envelope('crashing', 1)));

  let deaths = 0;
  const isDead = async () => (await letters()).length === 1;
  for (let attempt = 0; attempt < 20 && !(await isDead()); attempt++) {
    const child = spawn(
      process.execPath,
      [path.join(__dirname, '../outbox/killable-process.fixtures.ts'), 'exit on every event', testContext.namespace],
      { stdio: 'inherit' },
    );
    const ended = once(child, 'exit');
    await eventually(async () => child.signalCode !== null || (await isDead()), {
      description: 'the process is dead, or the event',
    }).finally(() => child.kill('SIGTERM'));
    await ended;
    if (child.signalCode === 'SIGKILL') deaths += 1;
  }
  await eventually(isDead, { description: 'the event is a dead letter' });
  const [letter] = await letters();
  expect(letter).toMatchObject({
    reason: 'delivery_limit',
    queue: `${testContext.namespace}.consumer.projection.v1`,
    subject: 'sample:crashing',
  });
  expect(deaths).toBeGreaterThanOrEqual(10);
});

test('reports usage errors of the command', async () => {
  expect(await command('replay')).toMatchObject({ code: 1, errors: expect.stringContaining('usage') });
  expect(await command('show', 'abc')).toMatchObject({ code: 1, errors: 'There is no dead letter abc.\n' });
  expect(await command('list')).toMatchObject({ code: 0, output: 'No dead letters.\n' });
});
