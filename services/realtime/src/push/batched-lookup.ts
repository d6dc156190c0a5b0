export interface BatchedLookupOptions<Doc> {
  /** Returns the existing documents with these ids. */
  fetch(ids: string[]): Promise<readonly Doc[]>;
  idOf(doc: Doc): string;
  maximum: number;
}

interface Waiting<Doc> {
  id: string;
  resolve(doc: Doc | undefined): void;
  reject(error: unknown): void;
}

/** Looks up documents by id, one call at a time: lookups during a call are batched into the next one. Resolves with undefined for a missing document. */
export function createBatchedLookup<Doc>({
  fetch,
  idOf,
  maximum,
}: BatchedLookupOptions<Doc>): (id: string) => Promise<Doc | undefined> {
  const waiting: Waiting<Doc>[] = [];
  let isFetching = false;

  async function fetchNext(): Promise<void> {
    const batch = waiting.splice(0, maximum);
    try {
      const docs = new Map((await fetch([...new Set(batch.map(({ id }) => id))])).map((doc) => [idOf(doc), doc]));
      for (const { id, resolve } of batch) resolve(docs.get(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function fetchAll(): Promise<void> {
    isFetching = true;
    while (waiting.length > 0) await fetchNext();
    isFetching = false;
  }

  return (id) =>
    new Promise((resolve, reject) => {
      waiting.push({ id, resolve, reject });
      if (!isFetching) void fetchAll();
    });
}
