import { SingleFlight } from './single-flight.ts';

test('concurrent calls with one key share a task, calls with another key do not', async () => {
  const flights = new SingleFlight<number>();
  let taskCount = 0;
  const task = async () => (taskCount += 1);
  expect(await Promise.all([flights.run('a', task), flights.run('a', task), flights.run('b', task)])).toEqual([
    1, 1, 2,
  ]);
  expect(await flights.run('a', task)).toBe(3);
});

test('a failed task is run again by the next call', async () => {
  const flights = new SingleFlight<string>();
  await expect(flights.run('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(flights.has('a')).toBe(false);
  expect(await flights.run('a', async () => 'up')).toBe('up');
});
