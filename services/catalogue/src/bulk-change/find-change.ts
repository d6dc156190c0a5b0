import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { ChangeStores } from './bulk-job.ts';

/** A change that was begun; the kind's NOT_FOUND once its time is over. */
export async function findChange<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  stores: ChangeStores<Change, Row>,
  id: string,
): Promise<Change> {
  const filter = { _id: id, state: { $ne: 'PREVIEW' }, expiresAt: { $gt: new Date() } } as const;
  const change = await storesOf(stores).changes.findOne(filter).lean<Change>();
  if (change === null) throw new ApiFailure(stores.errors.notFound);
  return change;
}

/** Somebody's own preview, whether its change was begun or not. */
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
