/** Handles items that come closely one after the other together. */
export interface Rounds<Item> {
  /** Resolves when the item is handled; rejects with the error of handling it alone. */
  add(item: Item): Promise<void>;
}

interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Rounds of `work` begin at least `gatherMs` apart: the first item after a pause waits for nothing, those that follow it closely share a round. Where a round of several
 * fails, each of its items is handled alone, so that one cannot fail the others.
 */
export function startRounds<Item>(work: (items: readonly Item[]) => Promise<void>, gatherMs: number): Rounds<Item> {
  let waiting: Waiting<Item>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let startedAt = -Infinity;

  async function handle(round: readonly Waiting<Item>[]): Promise<void> {
    try {
      await work(round.map(({ item }) => item));
      for (const { resolve } of round) resolve();
    } catch (error) {
      if (round.length === 1) round[0]?.reject(error);
      else await Promise.all(round.map((alone) => handle([alone])));
    }
  }

  function start(): void {
    timer = undefined;
    startedAt = performance.now();
    const round = waiting;
    waiting = [];
    void handle(round);
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        timer ??= setTimeout(start, Math.max(0, startedAt + gatherMs - performance.now()));
      }),
  };
}
