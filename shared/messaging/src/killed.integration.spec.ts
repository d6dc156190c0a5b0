import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openGround, pearPicked, until } from './bus.fixtures.ts';
import type { Bus } from './bus.ts';
import type { Ground } from './bus.fixtures.ts';
import { counts, fillJar, pickFromTree } from './orchard.fixtures.ts';
import { outboxCollection } from './outbox-store.ts';

let ground: Ground;
const children: ChildProcess[] = [];

beforeEach(async () => {
  ground = await openGround();
});

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await ground.end();
});

function start(role: string): ChildProcess {
  const child = spawn(process.execPath, [path.join(__dirname, 'mortal-process.fixtures.ts'), role, ground.namespace], { stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

/** A process that ended by itself, with an error, has no signal, and fails the test at once. */
async function dead(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect({ exitCode: child.exitCode, signalCode: child.signalCode }).toEqual({ exitCode: null, signalCode: 'SIGKILL' });
}

const waiting = () => outboxCollection(ground.connection).countDocuments();

async function startKitchen(pollMs = 100): Promise<Bus> {
  const kitchen = await ground.bus('kitchen', { pollMs });
  await kitchen.consume({ name: 'press', events: [pearPicked], handle: fillJar });
  return kitchen;
}

/** A consumer hears everything from its first start on. */
async function kitchenWasThere(): Promise<void> {
  const kitchen = await startKitchen();
  await kitchen.close();
}

/** Another event behind it: when this one has arrived, a second delivery of an earlier one would have, too. */
async function expectJars(expected: Record<string, number>): Promise<void> {
  await pickFromTree(ground.connection, 'last');
  await until(async () => (await counts(ground.connection, 'jars')).last === 1, 'the last event is handled');
  await until(async () => (await waiting()) === 0, 'the outbox is empty');
  expect(await counts(ground.connection, 'jars')).toEqual({ ...expected, last: 1 });
}

test('killed between commit and publish: the event is published after the restart, with one effect', async () => {
  await kitchenWasThere();
  await dead(start('commit, then die'));
  expect(await counts(ground.connection, 'trees')).toEqual({ a: 1 });
  expect(await waiting()).toBe(1);

  await startKitchen();
  await until(async () => (await waiting()) === 0, 'the outbox is published');
  await expectJars({ a: 1 });
});

test('killed with events claimed and not published: another instance takes them over when the lease ends', async () => {
  await kitchenWasThere();
  await dead(start('claim, then die'));
  await startKitchen();
  await until(async () => (await waiting()) === 0, 'the lease has ended and the outbox is published');
  await expectJars({ a: 1 });
});

test('killed between publish and the outbox’s clean-up: published twice, with one effect', async () => {
  const kitchen = await startKitchen(600_000);
  let deliveries = 0;
  await kitchen.subscribe({ name: 'witness', events: [pearPicked], rebuild: async () => {}, handle: ({ subject }) => void (deliveries += subject.id === 'a' ? 1 : 0) });

  await dead(start('publish, then die'));
  await until(() => deliveries === 1, 'the event was published');
  await until(() => {
    kitchen.nudge();
    return deliveries === 2;
  }, 'the event is published a second time');
  await kitchen.close();
  await startKitchen();
  await expectJars({ a: 1 });
});

test('killed between a consumer’s commit and its acknowledgement: delivered again, with one effect', async () => {
  await kitchenWasThere();
  await ground.bus('orchard', { pollMs: 50 });
  await pickFromTree(ground.connection, 'a');
  await dead(start('consume, commit, then die'));
  expect(await counts(ground.connection, 'jars')).toEqual({ a: 1 });

  await startKitchen();
  await expectJars({ a: 1 });
});

/** MongoDB keeps a killed client's transaction, and what it has locked, for a minute. */
const lockedMs = 90_000;

test('killed at any moment, again and again, under work: every committed change has its effect exactly once', async () => {
  await kitchenWasThere();
  for (let round = 0; round < 8; round++) {
    const workers = [start('work until killed'), start('work until killed')];
    await until(async () => (await total('trees')) > round * 10, 'work goes on', lockedMs);
    for (const worker of workers) {
      await delay(Math.random() * 400);
      worker.kill('SIGKILL');
      await dead(worker);
    }
  }
  await startKitchen();
  await until(async () => (await waiting()) === 0 && (await total('jars')) >= (await total('trees')), 'everything is handled', lockedMs);
  await delay(500);
  expect(await counts(ground.connection, 'jars')).toEqual(await counts(ground.connection, 'trees'));
}, 300_000);

async function total(collection: 'trees' | 'jars'): Promise<number> {
  return Object.values(await counts(ground.connection, collection)).reduce((sum, count) => sum + count, 0);
}
