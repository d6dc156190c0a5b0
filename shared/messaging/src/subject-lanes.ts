/** Runs work of one key one after the other, in the order given, and work of different keys side by side. */
export interface SubjectLanes {
  run(key: string, work: () => Promise<void>): Promise<void>;
}

export function subjectLanes(): SubjectLanes {
  const ends = new Map<string, Promise<void>>();
  return {
    run(key, work) {
      const turn = (ends.get(key) ?? Promise.resolve()).then(work, work);
      ends.set(key, turn);
      return turn.finally(() => {
        if (ends.get(key) === turn) ends.delete(key);
      });
    },
  };
}
