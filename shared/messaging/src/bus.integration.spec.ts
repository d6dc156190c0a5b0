import type { Envelope } from '@gvg/contracts/events/envelope';
import { openGround, pearPicked, pick, until } from './bus.fixtures.ts';
import type { Ground } from './bus.fixtures.ts';
import { outboxCollection } from './outbox-store.ts';

let ground: Ground;
beforeEach(async () => {
  ground = await openGround();
});
afterEach(() => ground.end());

test('an event recorded with a change reaches its consumer after the nudge, and leaves the outbox', async () => {
  const orchard = await ground.bus('orchard', { pollMs: 600_000 });
  const kitchen = await ground.bus('kitchen');
  const seen: Envelope<{ grams: number }>[] = [];
  await kitchen.consume({ name: 'press', events: [pearPicked], handle: async (event) => void seen.push(event) });

  await pick(ground.connection, 'a', 1, 180);
  orchard.nudge();

  await until(() => seen.length === 1, 'the event is handled');
  expect(seen[0]).toMatchObject({ type: 'pear.picked', subject: { type: 'pear', id: 'a' }, revision: 1, data: { grams: 180 }, correlationId: 'request-1' });
  await until(async () => (await outboxCollection(ground.connection).countDocuments()) === 0, 'the outbox is empty');
});
