import { WorkQueue } from './work-queue.ts';

function deferred() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, release: resolve };
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

describe('WorkQueue', () => {
  it('limits concurrency and runs queued work in order', async () => {
    const queue = new WorkQueue({ concurrency: 2, maxQueued: 10 });
    const gates = Array.from({ length: 4 }, deferred);
    const started: number[] = [];
    const all = gates.map(({ promise }, number) =>
      queue.run(async () => {
        started.push(number);
        await promise;
      }),
    );
    await nextTick();
    expect(started).toEqual([0, 1]);
    gates[1]?.release();
    await nextTick();
    expect(started).toEqual([0, 1, 2]);
    for (const { release } of gates) release();
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('runs the next work when one fails', async () => {
    const queue = new WorkQueue({ concurrency: 1, maxQueued: 10 });
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(() => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });

  it('rejects work when the queue is full', async () => {
    const queue = new WorkQueue({ concurrency: 1, maxQueued: 1 });
    const { promise, release } = deferred();
    const running = queue.run(() => promise);
    const waiting = queue.run(() => Promise.resolve());
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    release();
    await Promise.all([running, waiting]);
  });
});
