import { withRest } from './with-rest.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const workFor = (milliseconds: number) => async () => {
  jest.advanceTimersByTime(milliseconds);
  return 'done';
};

it('rests twice as long as the work has taken, and returns its result', async () => {
  const results: string[] = [];
  void withRest(workFor(20)).then((result) => results.push(result));
  await jest.advanceTimersByTimeAsync(39);
  expect(results).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(results).toEqual(['done']);
});

it('rests shorter where less rest is asked for', async () => {
  const results: string[] = [];
  void withRest(workFor(20), { restPerWork: 1 }).then((result) => results.push(result));
  await jest.advanceTimersByTimeAsync(19);
  expect(results).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(results).toEqual(['done']);
});

it('rests after no work that has failed', async () => {
  await expect(withRest(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
