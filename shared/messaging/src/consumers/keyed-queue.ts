/** Runs work of one key sequentially, in the order of the calls, and work of different keys concurrently. */
export interface KeyedQueue {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const tail = (tails.get(key) ?? Promise.resolve()).then(work, work);
      tails.set(key, tail);
      return tail.finally(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
    },
  };
}
