import { runIsolated } from './run-isolated.ts';

it('runs each item although another fails', async () => {
  const [done, errors]: [number[], unknown[]] = [[], []];
  await runIsolated(
    { logger: { error: (fields: unknown) => void errors.push(fields) } } as unknown as Parameters<
      typeof runIsolated
    >[0],
    [1, 2, 3],
    async (item) => {
      if (item === 2) throw new Error('cannot');
      done.push(item);
    },
  );
  expect(done).toEqual([1, 3]);
  expect(errors).toEqual([{ err: new Error('cannot'), item: 2 }]);
});
