import type { Envelope } from '@gvg/contracts/events/envelope';
import { openBrokerProxy } from './broker-proxy.fixtures.ts';
import { amqpUrl, openGround, pearPicked, pick, until } from './bus.fixtures.ts';
import type { Ground } from './bus.fixtures.ts';
import { recordEvent } from './outbox.ts';
import { outboxCollection } from './outbox-store.ts';

type Pear = Envelope<{ grams: number }>;

let ground: Ground;
beforeEach(async () => {
  ground = await openGround();
});
afterEach(() => ground.end());

const outboxIsEmpty = async () => (await outboxCollection(ground.connection).countDocuments()) === 0;

test('an event recorded with a change reaches its consumer after the nudge, and leaves the outbox', async () => {
  const orchard = await ground.bus('orchard', { pollMs: 600_000 });
  const kitchen = await ground.bus('kitchen', { pollMs: 600_000 });
  const seen: Pear[] = [];
  await kitchen.consume({ name: 'press', events: [pearPicked], handle: async (event) => void seen.push(event) });

  await pick(ground.connection, 'a', 1, 180);
  orchard.nudge();

  await until(() => seen.length === 1, 'the event is handled');
  expect(seen[0]).toMatchObject({ type: 'pear.picked', subject: { type: 'pear', id: 'a' }, revision: 1, data: { grams: 180 }, correlationId: 'request-1', causationId: 'request-1' });
  await until(outboxIsEmpty, 'the outbox is empty');
});

test('without a nudge the poll finds the event', async () => {
  const kitchen = await ground.bus('kitchen', { pollMs: 100 });
  const seen: string[] = [];
  await kitchen.consume({ name: 'press', events: [pearPicked], handle: async ({ subject }) => void seen.push(subject.id) });
  await pick(ground.connection, 'a', 1);
  await until(() => seen.length === 1, 'the event is handled');
});

test('a change that is rolled back tells nothing', async () => {
  const kitchen = await ground.bus('kitchen', { pollMs: 50 });
  const seen: string[] = [];
  await kitchen.consume({ name: 'press', events: [pearPicked], handle: async ({ subject }) => void seen.push(subject.id) });

  const { connection } = ground;
  const change = connection.withSession((session) =>
    session.withTransaction(async () => {
      await recordEvent(connection, session, { contract: pearPicked, subjectId: 'never', revision: 1, data: { grams: 1 }, context: { actor: { kind: 'system', id: 'test' }, correlationId: 'x' } });
      throw new Error('changed my mind');
    }),
  );
  await expect(change).rejects.toThrow('changed my mind');
  await pick(connection, 'later', 1);

  await until(() => seen.includes('later'), 'the later event is handled');
  expect(seen).toEqual(['later']);
});

test('two instances share the outbox: nothing is published twice, and each subject’s events keep their order', async () => {
  const relays = [await ground.bus('orchard', { pollMs: 600_000 }), await ground.bus('orchard', { pollMs: 600_000 })];
  const kitchen = await ground.bus('kitchen', { pollMs: 600_000 });
  const seen = new Map<string, number[]>();
  await kitchen.subscribe({
    name: 'witness',
    events: [pearPicked],
    rebuild: async () => {},
    handle: ({ subject, revision }) => void seen.set(subject.id, [...(seen.get(subject.id) ?? []), revision]),
  });

  const subjects = ['a', 'b', 'c', 'd'];
  const revisions = Array.from({ length: 25 }, (_, index) => index + 1);
  await Promise.all(
    subjects.map(async (subject, at) => {
      for (const revision of revisions) {
        await pick(ground.connection, subject, revision);
        relays[(at + revision) % 2]!.nudge();
        if (revision % 5 === 0) relays.forEach((relay) => relay.nudge());
      }
    }),
  );
  await until(async () => {
    relays.forEach((relay) => relay.nudge());
    return outboxIsEmpty();
  }, 'the outbox is empty');
  await until(() => [...seen.values()].flat().length >= subjects.length * revisions.length, 'all are seen');

  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(subjects.map((subject) => [subject, revisions])));
});

test('two instances of a consumer share its queue: each event is handled by one of them', async () => {
  const handled: string[] = [];
  for (const _instance of [1, 2]) {
    const bus = await ground.bus('kitchen', { pollMs: 50 });
    await bus.consume({ name: 'press', events: [pearPicked], handle: async ({ subject }) => void handled.push(subject.id) });
  }
  const ids = Array.from({ length: 20 }, (_, index) => `pear-${index}`);
  await Promise.all(ids.map((id) => pick(ground.connection, id, 1)));

  await until(outboxIsEmpty, 'the outbox is empty');
  await until(() => handled.length >= ids.length, 'all are handled');
  expect(handled.sort()).toEqual(ids.sort());
});

test('an event told in answer carries the correlation on, and names its cause', async () => {
  const kitchen = await ground.bus('kitchen', { pollMs: 50 });
  const picked: Pear[] = [];
  await kitchen.consume({
    name: 'press',
    events: [pearPicked],
    handle: async (event, { session, context }) => {
      picked.push(event);
      if (event.subject.id === 'first') await recordEvent(ground.connection, session, { contract: pearPicked, subjectId: 'answer', revision: 1, data: { grams: 1 }, context });
    },
  });
  await pick(ground.connection, 'first', 1);

  await until(() => picked.length === 2, 'the answer is handled');
  const [first, answer] = picked;
  expect(answer).toMatchObject({ correlationId: 'request-1', causationId: first!.id, actor: { kind: 'service', id: 'kitchen' } });
});

test('the broker goes away and comes back: what happened meanwhile is published, consumed and rebuilt', async () => {
  const proxy = await openBrokerProxy(amqpUrl());
  const kitchen = await ground.bus('kitchen', { url: proxy.url, pollMs: 100 });
  const handled: string[] = [];
  const story: string[] = [];
  await kitchen.consume({ name: 'press', events: [pearPicked], handle: async ({ subject }) => void handled.push(subject.id) });
  await kitchen.subscribe({ name: 'shelf', events: [pearPicked], rebuild: async () => void story.push('rebuild'), handle: ({ subject }) => void story.push(subject.id) });
  await pick(ground.connection, 'before', 1);
  await until(() => handled.length === 1 && story.length === 2, 'the first event is everywhere');

  await proxy.vanish();
  await until(() => !kitchen.health().ready, 'the bus says that the broker is away');
  await pick(ground.connection, 'meanwhile', 1);
  kitchen.nudge();
  await proxy.comeBack();

  await until(() => kitchen.health().ready, 'the bus is back');
  await until(() => handled.includes('meanwhile'), 'the event of the meantime is handled');
  expect(handled).toEqual(['before', 'meanwhile']);
  expect(story.slice(0, 3)).toEqual(['rebuild', 'before', 'rebuild']);
  // The proxy dies with its last connection.
  await kitchen.close();
  await proxy.vanish();
});

test('a subscription rebuilds between binding and the first delivery, so that nothing falls in between', async () => {
  const orchard = await ground.bus('orchard', { pollMs: 600_000 });
  const kitchen = await ground.bus('kitchen', { pollMs: 600_000 });
  const story: string[] = [];
  await kitchen.subscribe({
    name: 'shelf',
    events: [pearPicked],
    rebuild: async () => {
      await pick(ground.connection, 'during', 1);
      orchard.nudge();
      await until(outboxIsEmpty, 'the event is published while the state is being rebuilt');
      story.push('rebuilt');
    },
    handle: ({ subject }) => void story.push(subject.id),
  });
  await until(() => story.length === 2, 'the event of the meantime is delivered');
  expect(story).toEqual(['rebuilt', 'during']);
});

test('a subscription whose handler failed is rebuilt', async () => {
  const kitchen = await ground.bus('kitchen', { pollMs: 50 });
  let rebuilds = 0;
  const seen: string[] = [];
  await kitchen.subscribe({
    name: 'shelf',
    events: [pearPicked],
    rebuild: async () => void (rebuilds += 1),
    handle: ({ subject }) => {
      if (subject.id === 'bad') throw new Error('the shelf is in disorder');
      seen.push(subject.id);
    },
  });
  await pick(ground.connection, 'bad', 1);
  await until(() => rebuilds === 2, 'the state is rebuilt');
  await pick(ground.connection, 'good', 1);
  await until(() => seen.includes('good'), 'events arrive again');
});

test('a bus whose broker cannot be reached says so in time', async () => {
  await expect(ground.bus('kitchen', { url: 'amqp://127.0.0.1:1', patienceMs: 300 })).rejects.toThrow(/ECONNREFUSED/);
});
