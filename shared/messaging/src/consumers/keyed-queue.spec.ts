import { createKeyedQueue } from './keyed-queue.ts';

test('runs work of one key sequentially and of other keys concurrently', async () => {
  const queue = createKeyedQueue();
  const order: string[] = [];
  let openGate = () => {};
  const gate = new Promise<void>((resolve) => (openGate = resolve));
  const first = queue.run('a', async () => {
    await gate;
    order.push('a1');
  });
  const second = queue.run('a', async () => void order.push('a2'));
  await queue.run('b', async () => void order.push('b1'));
  expect(order).toEqual(['b1']);
  openGate();
  await Promise.all([first, second]);
  expect(order).toEqual(['b1', 'a1', 'a2']);
});

test('continues after failed work', async () => {
  const queue = createKeyedQueue();
  const failed = queue.run('a', async () => {
    throw new Error('no');
  });
  const next = queue.run('a', async () => {});
  await expect(failed).rejects.toThrow('no');
  await next;
});

test('runs work of several keys when all of them are free, regardless of the order of keys', async () => {
  const queue = createKeyedQueue(1);
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await Promise.all([
    queue.runAll(['a', 'b'], work('first')),
    queue.runAll(['b', 'a', 'b'], work('second')),
    queue.run('a', work('third')),
  ]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
});
