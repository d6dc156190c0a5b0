import { UnreadResponses } from './unread-responses.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('ends unread responses once requests wait for their connections', async () => {
  let isCrowded = false;
  const responses = new UnreadResponses(() => isCrowded);
  const [ended, read] = [jest.fn(), jest.fn()];
  responses.add(ended);
  responses.add(read);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ended).not.toHaveBeenCalled();
  responses.remove(read);
  isCrowded = true;
  await jest.advanceTimersByTimeAsync(500);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(read).not.toHaveBeenCalled();
});

test('gives a client two seconds to read while requests wait', async () => {
  const responses = new UnreadResponses(() => true);
  const end = jest.fn();
  responses.add(end);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(end).not.toHaveBeenCalled();
  responses.remove(end);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(end).not.toHaveBeenCalled();
});
