/** Runs work of one key one after the other, in the order given, and work of different keys side by side. */
export interface KeyedQueue {
  run(key: string, work: () => Promise<void>): Promise<void>;
}

export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<void>>();
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
