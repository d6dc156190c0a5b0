import { createKeyedQueue } from './keyed-queue.ts';

test('one key’s work waits for the work before it, another key’s does not', async () => {
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

test('failed work does not hold up what follows it', async () => {
  const queue = createKeyedQueue();
  const failed = queue.run('a', async () => {
    throw new Error('no');
  });
  const next = queue.run('a', async () => {});
  await expect(failed).rejects.toThrow('no');
  await next;
});
