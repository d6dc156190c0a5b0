import { Types } from 'mongoose';
import type { Model } from 'mongoose';
import type { StoredProduct } from './known-product.model.ts';
import { writeAllIfNewer, writeIfNewer } from './write-if-newer.ts';

type Row = { _id: Types.ObjectId; revision: number };
const product = (revision: number, _id = new Types.ObjectId()) =>
  ({ _id, revision, isOutdated: false }) as StoredProduct;

/** A collection of which `beforeFind` is called between a replacement that found nothing and the look whether the document is there. */
function fakeModel(beforeFind: () => void = () => {}) {
  const rows = new Map<string, number>();
  const put = ({ _id, revision }: Row) => rows.set(_id.toHexString(), revision);
  const replaceOne = async (
    {
      _id,
      revision: { $lt = Infinity, $lte = Infinity },
    }: { _id: Types.ObjectId; revision: { $lt?: number; $lte?: number } },
    { revision }: Omit<Row, '_id'>,
  ) => {
    const stored = rows.get(_id.toHexString());
    if (stored === undefined || stored >= $lt || stored > $lte) return { matchedCount: 0 };
    put({ _id, revision });
    return { matchedCount: 1 };
  };
  const collection = {
    replaceOne: jest.fn(replaceOne),
    async findOne({ _id }: Row) {
      beforeFind();
      const revision = rows.get(_id.toHexString());
      return revision === undefined ? null : { _id, revision };
    },
    async insertOne(row: Row) {
      if (rows.has(row._id.toHexString())) throw Object.assign(new Error('duplicate'), { code: 11_000 });
      put(row);
    },
    async bulkWrite(writes: { replaceOne: { filter: Parameters<typeof replaceOne>[0]; replacement: Row } }[]) {
      let matchedCount = 0;
      for (const {
        replaceOne: { filter, replacement },
      } of writes)
        matchedCount += (await replaceOne(filter, replacement)).matchedCount;
      return { matchedCount };
    },
  };
  return {
    model: { collection } as unknown as Model<StoredProduct>,
    put,
    revisionOf: ({ _id }: Row) => rows.get(_id.toHexString()),
    collection,
  };
}

it('stands where an older one is inserted at the same moment', async () => {
  const newer = product(2);
  const { model, put, revisionOf } = fakeModel(() => put(product(1, newer._id)));
  await writeIfNewer(model, newer);
  expect(revisionOf(newer)).toBe(2);
});

it('does not replace what is newer, nor the same unless it is to', async () => {
  const stored = product(5);
  const { model, put, revisionOf, collection } = fakeModel();
  put(stored);
  await writeIfNewer(model, product(4, stored._id), { orSame: true });
  await writeIfNewer(model, stored);
  expect(revisionOf(stored)).toBe(5);
  await writeIfNewer(model, stored, { orSame: true });
  expect(await collection.replaceOne.mock.results.at(-1)?.value).toEqual({ matchedCount: 1 });
});

it('stores several by one command, and those one by one of which some are new or older', async () => {
  const [known, unknown, older] = [product(1), product(7), product(3)];
  const { model, put, revisionOf, collection } = fakeModel();
  put(known);
  put({ ...older, revision: 4 });
  await writeAllIfNewer(model, [product(2, known._id)]);
  collection.replaceOne.mockClear();
  put(known);
  const other = product(1);
  put(other);
  await writeAllIfNewer(model, [product(2, known._id), product(2, other._id)]);
  expect(collection.replaceOne).not.toHaveBeenCalled();
  await writeAllIfNewer(model, [product(3, known._id), unknown, older]);
  expect([known, other, unknown, older].map(revisionOf)).toEqual([3, 2, 7, 4]);
});
