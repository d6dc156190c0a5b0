import { turns } from '@gvg/testing/turns';
import { withRetries } from './retry.ts';

const failing = (times: number, error: Error) => {
  let calls = 0;
  return Object.assign(
    async () => {
      calls += 1;
      if (calls <= times) throw error;
      return 'done';
    },
    { calls: () => calls },
  );
};

const optionsWith = (pausesMs: number[], signal = new AbortController().signal) => ({
  pausesMs,
  signal,
  onFailure: jest.fn(),
});

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

test('retries after each pause and reports each failure', async () => {
  const work = failing(2, new Error('no'));
  const options = optionsWith([1, 1]);
  expect(await withRetries(work, options)).toBe('done');
  expect(options.onFailure.mock.calls.map(([, attempt]) => attempt)).toEqual([1, 2]);
});

test('rejects with the last error when the pauses are used up', async () => {
  const work = failing(9, new Error('no'));
  await expect(withRetries(work, optionsWith([1, 1]))).rejects.toThrow('no');
  expect(work.calls()).toBe(3);
});

test('waits for an unavailable database without using up attempts', async () => {
  const work = failing(2, named('MongoServerSelectionError'));
  expect(await withRetries(work, optionsWith([]))).toBe('done');
});

test('stops waiting when aborted', async () => {
  const stopping = new AbortController();
  const work = failing(9, new Error('no'));
  const outcome = withRetries(work, optionsWith([60_000], stopping.signal));
  await turns();
  expect(work.calls()).toBe(1);
  stopping.abort();
  await expect(outcome).rejects.toThrow('abort');
  expect(work.calls()).toBe(1);
});
