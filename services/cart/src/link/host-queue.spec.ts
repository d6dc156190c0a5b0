import { createHostQueue } from './host-queue.ts';

const never = new AbortController().signal;

/** Tasks that end on request. */
function tasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, task, end: (name: string) => ends.get(name)?.() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('limits the tasks of one host, and runs those of other hosts in parallel', async () => {
  const run = createHostQueue({ perHost: 2, total: 10, pauseMs: 5 });
  const { started, task, end } = tasks();
  const results = ['a1', 'a2', 'a3', 'b1'].map((name) => run(name.slice(0, 1), never, task(name)));
  await pass(70);
  expect(started.sort()).toEqual(['a1', 'a2', 'b1']);
  end('a1');
  await pass(70);
  expect(started).toContain('a3');
  for (const name of ['a2', 'a3', 'b1']) end(name);
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('limits the total number of tasks', async () => {
  const run = createHostQueue({ perHost: 2, total: 2, pauseMs: 5 });
  const { started, task, end } = tasks();
  const results = ['a', 'b', 'c'].map((name) => run(name, never, task(name)));
  await pass(70);
  expect(started).toEqual(['a', 'b']);
  end('b');
  await pass(70);
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await Promise.all(results);
});

it('pauses between two tasks of a host, even after the first has ended', async () => {
  const run = createHostQueue({ perHost: 2, total: 9, pauseMs: 60 });
  let started = 0;
  const runThree = async () => {
    for (let count = 0; count < 3; count += 1) await run('a', never, async () => void (started += 1));
  };
  const all = runThree();
  for (const [milliseconds, expected] of [
    [0, 1],
    [59, 1],
    [1, 2],
    [59, 2],
    [1, 3],
  ] as const) {
    await pass(milliseconds);
    expect(started).toBe(expected);
  }
  await all;
});

it('gives up when the turn comes too late, and passes the turn on', async () => {
  const run = createHostQueue({ perHost: 1, total: 9, pauseMs: 5 });
  const { started, task, end } = tasks();
  const first = run('a', never, task('first'));
  const turn = new AbortController();
  const second = run('a', turn.signal, task('second'));
  await pass(30);
  turn.abort();
  await expect(second).rejects.toThrow();
  end('first');
  await first;
  const third = run('a', never, async () => 'third');
  await pass(5);
  expect(await third).toBe('third');
  expect(started).toEqual(['first']);
});

it('releases the turn of a failed task', async () => {
  const run = createHostQueue({ perHost: 1, total: 1, pauseMs: 5 });
  await expect(run('a', never, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const next = run('a', never, async () => 'next');
  await pass(5);
  expect(await next).toBe('next');
});
