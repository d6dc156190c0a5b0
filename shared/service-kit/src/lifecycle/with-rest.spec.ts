import { setTimeout as pause } from 'node:timers/promises';
import { withRest } from './with-rest.ts';

it.each([
  ['twice as long as', {}, 3],
  ['as long as', { restPerWork: 1 }, 2],
])('rests %s the work has taken, and returns its result', async (_, options, times) => {
  const begin = performance.now();
  let worked = 0;
  const result = await withRest(async () => {
    await pause(20);
    worked = performance.now() - begin;
    return 'done';
  }, options);
  expect(result).toBe('done');
  // Timers may fire a millisecond early.
  expect(performance.now() - begin).toBeGreaterThan(times * worked - 2);
});

it('rests after no work that has failed', async () => {
  await expect(withRest(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
