import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { StoredProduct } from './known-product.model.ts';
import { writeIfNewer } from './write-if-newer.ts';

type Row = { _id: Types.ObjectId; revision: number };
type Filter = { _id: Types.ObjectId; revision: { $lt?: number; $lte?: number } };
const product = (revision: number, _id = new Types.ObjectId()) =>
  ({ _id, revision, isOutdated: false }) as StoredProduct;

/** A fake collection that calls `beforeInsert` between looking for a document and inserting it. */
function fakeModel(beforeInsert: () => void = () => {}) {
  const rows = new Map<string, number>();
  const put = ({ _id, revision }: Row) => void rows.set(_id.toHexString(), revision);
  const replaceOne = jest.fn(
    async ({ _id, revision: { $lt = Infinity, $lte = Infinity } }: Filter, { revision }: Row) => {
      const stored = rows.get(_id.toHexString());
      const isMatch = stored !== undefined && stored < $lt && stored <= $lte;
      if (!isMatch) beforeInsert();
      if (!isMatch && rows.has(_id.toHexString())) throw Object.assign(new Error('duplicate'), { code: 11_000 });
      put({ _id, revision });
    },
  );
  return {
    model: { replaceOne } as unknown as Model<StoredProduct>,
    put,
    revisionOf: ({ _id }: Row) => rows.get(_id.toHexString()),
    replaceOne,
  };
}

it('replaces an older document inserted concurrently with the newer one', async () => {
  const newer = product(2);
  const { model, put, revisionOf } = fakeModel(() => put(product(1, newer._id)));
  await writeIfNewer(model, newer);
  expect(revisionOf(newer)).toBe(2);
});

it('does not replace a newer document, and the same revision only on request', async () => {
  const stored = product(5);
  const { model, put, revisionOf, replaceOne } = fakeModel();
  put(stored);
  await writeIfNewer(model, product(4, stored._id), { orSame: true });
  await writeIfNewer(model, stored);
  expect(revisionOf(stored)).toBe(5);
  await writeIfNewer(model, stored, { orSame: true });
  await expect(replaceOne.mock.results.at(-1)?.value).resolves.toBeUndefined();
});
