import { within } from './within.ts';

test('work in time resolves or rejects as it does itself', async () => {
  expect(await within(30_000, Promise.resolve('one'))).toBe('one');
  await expect(within(30_000, Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('late work resolves to undefined, and its rejection is handled', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  expect(await within(5, promise)).toBeUndefined();
  reject(new Error('down'));
});
