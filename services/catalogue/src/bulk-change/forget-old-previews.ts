import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { ChangeStores } from './bulk-job.ts';

/** Stored previews per person, who may have several pages open. */
const storedPreviews = 5;

export async function forgetOldPreviews<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  stores: ChangeStores<Change, Row>,
  user: string,
): Promise<void> {
  const { changes, rows } = storesOf(stores);
  const old = await changes
    .find({ 'by.id': user, state: 'PREVIEW' }, { _id: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .skip(storedPreviews)
    .lean();
  for (const { _id } of old) {
    // A change started concurrently is no longer a preview.
    const { deletedCount } = await changes.deleteOne({ _id, state: 'PREVIEW' });
    if (deletedCount === 1) await rows.deleteMany({ change: _id });
  }
}
