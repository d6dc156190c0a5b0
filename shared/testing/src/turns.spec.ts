import { turns } from './turns.ts';

test('turns run due work and the work that it causes', async () => {
  const done: string[] = [];
  const chain = async () => {
    for (let step = 1; step <= 3; step += 1) {
      await new Promise<void>((resolve) => queueMicrotask(resolve));
      await new Promise<void>((resolve) => void setImmediate(resolve));
      await new Promise<void>((resolve) => process.nextTick(resolve));
      done.push(`step ${step}`);
    }
  };
  void chain();
  expect(done).toEqual([]);
  await turns();
  expect(done).toEqual(['step 1', 'step 2', 'step 3']);
});
