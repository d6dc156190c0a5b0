import { WorkQueue } from './work-queue.ts';
import type { WorkQueueOptions } from './work-queue.ts';

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose tasks run until they are ended by name. */
function observedQueue(options: Partial<WorkQueueOptions> = {}) {
  const queue = new WorkQueue({ concurrency: 2, maxQueued: 10, maxQueuedPerPerson: 10, ...options });
  const started: string[] = [];
  const gates = new Map<string, () => void>();
  return {
    started,
    run: (person: string, name: string) =>
      queue.run(person, async () => {
        started.push(name);
        const { promise, resolve } = Promise.withResolvers<void>();
        gates.set(name, resolve);
        await promise;
        return name;
      }),
    async end(name: string) {
      gates.get(name)?.();
      await nextTick();
    },
  };
}

describe('WorkQueue', () => {
  it('limits concurrency and runs the tasks of several persons in order', async () => {
    const { run, started, end } = observedQueue();
    const all = Promise.all(['a', 'b', 'c', 'd'].map((person) => run(person, person)));
    await nextTick();
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    await end('d');
    expect(await all).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps one place free from a person with many slow tasks', async () => {
    const { run, started, end } = observedQueue();
    const many = ['a1', 'a2', 'a3'].map((name) => run('a', name));
    await nextTick();
    expect(started).toEqual(['a1']);
    const other = run('b', 'b1');
    await nextTick();
    expect(started).toEqual(['a1', 'b1']);
    await end('b1');
    expect(await other).toBe('b1');
    expect(started).toEqual(['a1', 'b1']);
    for (const name of ['a1', 'a2', 'a3']) await end(name);
    expect(await Promise.all(many)).toEqual(['a1', 'a2', 'a3']);
  });

  it('gives waiting persons turns, however many tasks one of them has', async () => {
    const { run, started, end } = observedQueue({ concurrency: 1 });
    const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1'), run('b', 'b2'), run('c', 'c1')];
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
      await nextTick();
      await end(name);
    }
    await Promise.all(all);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('runs the next task when one fails', async () => {
    const queue = new WorkQueue({ concurrency: 1, maxQueued: 10, maxQueuedPerPerson: 10 });
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });

  it.each([
    ['of one person', 'a', 'TOO_MANY_REQUESTS'],
    ['of all', 'c', 'SERVICE_UNAVAILABLE'],
  ])('rejects a task when too many %s wait', async (_whose, person, code) => {
    const { run, end } = observedQueue({ concurrency: 1, maxQueued: 2, maxQueuedPerPerson: 1 });
    const accepted = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1')];
    await expect(run(person, 'refused')).rejects.toMatchObject({ code });
    await nextTick();
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    await Promise.all(accepted);
  });
});
