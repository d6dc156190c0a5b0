import { newLease } from '../../bulk-change/claim-change.ts';
import type { Models } from '../../models.ts';
import type { StoredProductImport } from '../product-import.model.ts';

/** Claims the longest waiting import that no other worker reads. Returns undefined if there is none. */
export async function claimImport({ productImports }: Models, owner: string): Promise<StoredProductImport | undefined> {
  const isFree = {
    $or: [{ lease: { $exists: false } }, { 'lease.owner': owner }, { 'lease.until': { $lt: new Date() } }],
  };
  const claimed = await productImports
    .findOneAndUpdate(
      { state: 'READING', ...isFree },
      { $set: { lease: newLease(owner) } },
      { sort: { createdAt: 1 }, returnDocument: 'after' },
    )
    .lean<StoredProductImport>();
  return claimed ?? undefined;
}
