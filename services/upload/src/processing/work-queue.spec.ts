import { WorkQueue } from './work-queue.ts';

function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, release: resolve };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the work queue', () => {
  it('runs as many at once as it may, the others in the order they came', async () => {
    const queue = new WorkQueue({ concurrency: 2, waiting: 10 });
    const holds = Array.from({ length: 4 }, held);
    const begun: number[] = [];
    const all = holds.map(({ promise }, number) =>
      queue.run(async () => {
        begun.push(number);
        await promise;
      }),
    );
    await settled();
    expect(begun).toEqual([0, 1]);
    holds[1]?.release();
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (const { release } of holds) release();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('gives the place on when work fails', async () => {
    const queue = new WorkQueue({ concurrency: 1, waiting: 10 });
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(() => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });

  it('sends away who would wait too long', async () => {
    const queue = new WorkQueue({ concurrency: 1, waiting: 1 });
    const { promise, release } = held();
    const running = queue.run(() => promise);
    const waiting = queue.run(() => Promise.resolve());
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    release();
    await Promise.all([running, waiting]);
  });
});
