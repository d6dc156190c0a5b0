import { withRest } from './with-rest.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const workFor = (milliseconds: number) => async () => {
  jest.advanceTimersByTime(milliseconds);
  return 'done';
};

it('pauses twice as long as the work took, and returns its result', async () => {
  const results: string[] = [];
  void withRest(workFor(20)).then((result) => results.push(result));
  await jest.advanceTimersByTimeAsync(39);
  expect(results).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(results).toEqual(['done']);
});

it('pauses for a shorter time if restPerWork is lower', async () => {
  const results: string[] = [];
  void withRest(workFor(20), { restPerWork: 1 }).then((result) => results.push(result));
  await jest.advanceTimersByTimeAsync(19);
  expect(results).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(results).toEqual(['done']);
});

it('does not pause after failed work', async () => {
  await expect(withRest(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
