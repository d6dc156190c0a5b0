import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { ChangeStores } from './bulk-job.ts';

/** Returns a started change. Throws the NOT_FOUND error of its type after it has expired. */
export async function findChange<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  stores: ChangeStores<Change, Row>,
  id: string,
): Promise<Change> {
  const filter = { _id: id, state: { $ne: 'PREVIEW' }, expiresAt: { $gt: new Date() } } as const;
  const change = await storesOf(stores).changes.findOne(filter).lean<Change>();
  if (change === null) throw new ApiFailure(stores.errors.notFound);
  return change;
}

/** Returns a user's own preview, whether or not its change was started. */
export async function findOwnPreview<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  stores: ChangeStores<Change, Row>,
  id: string,
  user: string,
): Promise<Change> {
  const filter = { _id: id, 'by.id': user, expiresAt: { $gt: new Date() } };
  const preview = await storesOf(stores).changes.findOne(filter).lean<Change>();
  if (preview === null) throw new ApiFailure(stores.errors.notFound);
  return preview;
}
