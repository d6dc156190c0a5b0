import { within } from './within.ts';

test('work in time yields its result, and its failure', async () => {
  const onTimeout = jest.fn();
  expect(await within(1_000, Promise.resolve('one'), onTimeout)).toBe('one');
  await expect(within(1_000, Promise.reject(new Error('down')), onTimeout)).rejects.toThrow('down');
  expect(onTimeout).not.toHaveBeenCalled();
});

test('late work yields undefined and is reported once', async () => {
  const onTimeout = jest.fn();
  const { promise, reject } = Promise.withResolvers<string>();
  expect(await within(5, promise, onTimeout)).toBeUndefined();
  expect(onTimeout).toHaveBeenCalledTimes(1);
  // Nobody waits for it any more.
  reject(new Error('down'));
});
