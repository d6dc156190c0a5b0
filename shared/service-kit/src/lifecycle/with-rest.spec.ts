import { setTimeout as pause } from 'node:timers/promises';
import { withRest } from './with-rest.ts';

it('rests twice as long as the work has taken, and returns its result', async () => {
  const begin = performance.now();
  let worked = 0;
  const result = await withRest(async () => {
    await pause(20);
    worked = performance.now() - begin;
    return 'done';
  });
  expect(result).toBe('done');
  // Timers may fire a millisecond early.
  expect(performance.now() - begin).toBeGreaterThan(3 * worked - 2);
});

it('rests shorter where less rest is asked for', async () => {
  const ended: string[] = [];
  const work = pause(20);
  await Promise.all([
    withRest(() => work).then(() => ended.push('usual')),
    withRest(() => work, { restPerWork: 1 }).then(() => ended.push('shorter')),
  ]);
  expect(ended).toEqual(['shorter', 'usual']);
});

it('rests after no work that has failed', async () => {
  await expect(withRest(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
