import { createBatchedLookup } from './batched-lookup.ts';

interface Doc {
  id: string;
}

/** Calls that a test answers itself. */
function startLookup(maximum = 3) {
  const calls: { ids: string[]; resolve(docs: Doc[]): void; reject(error: Error): void }[] = [];
  const fetch = (ids: string[]) => new Promise<Doc[]>((resolve, reject) => calls.push({ ids, resolve, reject }));
  return { calls, lookUp: createBatchedLookup<Doc>({ fetch, idOf: ({ id }) => id, maximum }) };
}

const docs = (...ids: string[]) => ids.map((id) => ({ id }));
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('requests at once, and batches what is needed meanwhile up to the maximum', async () => {
  const { calls, lookUp } = startLookup();
  const found = ['a', 'b', 'c', 'd', 'e'].map((id) => lookUp(id));
  expect(calls.map(({ ids }) => ids)).toEqual([['a']]);
  calls[0]?.resolve(docs('a'));
  await settled();
  calls[1]?.resolve(docs('d', 'b', 'c'));
  await settled();
  calls[2]?.resolve(docs('e'));
  expect(await Promise.all(found)).toEqual(docs('a', 'b', 'c', 'd', 'e'));
  expect(calls.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
});

it('requests one id once, and finds nothing for a missing one', async () => {
  const { calls, lookUp } = startLookup();
  const found = [lookUp('first'), lookUp('a'), lookUp('a'), lookUp('gone')];
  calls[0]?.resolve(docs('first'));
  await settled();
  expect(calls[1]?.ids).toEqual(['a', 'gone']);
  calls[1]?.resolve(docs('a'));
  expect(await Promise.all(found)).toEqual([{ id: 'first' }, { id: 'a' }, { id: 'a' }, undefined]);
});

it('rejects the lookups of a failed call, and continues', async () => {
  const { calls, lookUp } = startLookup();
  const [failed, other] = [lookUp('a'), lookUp('b')];
  calls[0]?.reject(new Error('away'));
  await expect(failed).rejects.toThrow('away');
  calls[1]?.resolve(docs('b'));
  expect(await other).toEqual({ id: 'b' });
});
