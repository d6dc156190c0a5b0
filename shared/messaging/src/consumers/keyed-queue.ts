/**
 * Runs work of one key sequentially, in the order of the calls, and work of different keys concurrently, up to the concurrency of the
 * queue.
 */
export interface KeyedQueue {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
  /** Runs work of several keys. Keys are always acquired in the same order, so that there are no deadlocks. */
  runAll<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result>;
}

export function createKeyedQueue(concurrency = Infinity): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function withinLimit<Result>(work: () => Promise<Result>): Promise<Result> {
    // Finished work hands over its slot.
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  function inTurn<Result>(key: string, turn: () => Promise<Result>): Promise<Result> {
    const tail = (tails.get(key) ?? Promise.resolve()).then(turn, turn);
    tails.set(key, tail);
    return tail.finally(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
  }

  return {
    run: (key, work) => inTurn(key, () => withinLimit(work)),
    runAll: (keys, work) =>
      [...new Set(keys)].toSorted().reduceRight(
        (inner, key) => () => inTurn(key, inner),
        () => withinLimit(work),
      )(),
  };
}
