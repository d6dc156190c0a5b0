import { setTimeout as delay } from 'node:timers/promises';
import { startRounds } from './rounds.ts';

const gatherMs = 60;
let rounds: number[][];
beforeEach(() => (rounds = []));
const note = async (items: readonly number[]) => void rounds.push([...items]);

it('handle the first item at once, and those that follow it closely together', async () => {
  const { add } = startRounds(note, gatherMs);
  await add(1);
  const begin = performance.now();
  await Promise.all([2, 3, 4].map(add));
  expect(rounds).toEqual([[1], [2, 3, 4]]);
  expect(performance.now() - begin).toBeGreaterThan(gatherMs / 2);
  await delay(gatherMs);
  await add(5);
  expect(rounds).toEqual([[1], [2, 3, 4], [5]]);
});

it('fail an item that fails alone, and none beside it', async () => {
  const { add } = startRounds<number>(async (items) => {
    if (items.includes(3)) throw new Error(`three of ${items.length}`);
    await note(items);
  }, gatherMs);
  const outcomes = await Promise.allSettled([2, 3, 4].map(add));
  expect(outcomes).toEqual([
    { status: 'fulfilled' },
    { status: 'rejected', reason: new Error('three of 1') },
    { status: 'fulfilled' },
  ]);
  expect(rounds).toEqual([[2], [4]]);
});

it('do not wait for a round that is under way', async () => {
  let end = () => {};
  const { add } = startRounds<number>(async (items) => {
    await note(items);
    if (items.includes(1)) await new Promise<void>((resolve) => (end = resolve));
  }, gatherMs);
  const first = add(1);
  await delay(0);
  await add(2);
  expect(rounds).toEqual([[1], [2]]);
  end();
  await first;
});
