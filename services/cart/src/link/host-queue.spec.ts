import { createHostQueue } from './host-queue.ts';

const never = new AbortController().signal;

/** Tasks that end when they are allowed to. */
function tasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, task, end: (name: string) => ends.get(name)?.() };
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 70));

it('runs so many tasks of one host at a time, and those of others beside them', async () => {
  const run = createHostQueue({ perHost: 2, total: 10, pauseMs: 5 });
  const { started, task, end } = tasks();
  const results = ['a1', 'a2', 'a3', 'b1'].map((name) => run(name.slice(0, 1), never, task(name)));
  await turns();
  expect(started.sort()).toEqual(['a1', 'a2', 'b1']);
  end('a1');
  await turns();
  expect(started).toContain('a3');
  for (const name of ['a2', 'a3', 'b1']) end(name);
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('runs so many tasks altogether', async () => {
  const run = createHostQueue({ perHost: 2, total: 2, pauseMs: 5 });
  const { started, task, end } = tasks();
  const results = ['a', 'b', 'c'].map((name) => run(name, never, task(name)));
  await turns();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await turns();
  for (const name of ['a', 'c']) end(name);
  await Promise.all(results);
});

it('pauses between two tasks of a host, also after the first has ended', async () => {
  const run = createHostQueue({ perHost: 2, total: 9, pauseMs: 60 });
  const [called, starts] = [Date.now(), [] as number[]];
  for (let count = 0; count < 3; count += 1) await run('a', never, async () => void starts.push(Date.now()));
  expect(starts[0]! - called).toBeLessThan(60);
  expect(starts[1]! - called).toBeGreaterThanOrEqual(60);
  expect(starts[2]! - called).toBeGreaterThanOrEqual(120);
});

it('gives up when the turn comes too late, and leaves the turn to others', async () => {
  const run = createHostQueue({ perHost: 1, total: 9, pauseMs: 5 });
  const { task, end } = tasks();
  const first = run('a', never, task('first'));
  await expect(run('a', AbortSignal.timeout(30), task('second'))).rejects.toThrow();
  end('first');
  await first;
  await expect(run('a', never, async () => 'third')).resolves.toBe('third');
});

it('frees the turn of a task that fails', async () => {
  const run = createHostQueue({ perHost: 1, total: 1, pauseMs: 5 });
  await expect(run('a', never, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(run('a', never, async () => 'next')).resolves.toBe('next');
});
