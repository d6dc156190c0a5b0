import { SingleFlight } from './single-flight.ts';

test('shares a task between concurrent calls with one key, but not with another key', async () => {
  const flights = new SingleFlight<number>();
  let taskCount = 0;
  const task = async () => (taskCount += 1);
  expect(await Promise.all([flights.run('a', task), flights.run('a', task), flights.run('b', task)])).toEqual([
    1, 1, 2,
  ]);
  expect(await flights.run('a', task)).toBe(3);
});

test('runs a failed task again on the next call', async () => {
  const flights = new SingleFlight<string>();
  await expect(flights.run('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(flights.has('a')).toBe(false);
  expect(await flights.run('a', async () => 'up')).toBe('up');
});
