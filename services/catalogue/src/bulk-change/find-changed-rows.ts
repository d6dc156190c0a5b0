import type { Types } from 'mongoose';
import { buildPage } from '@gvg/contracts/definitions/paging';
import type { Page, Paging } from '@gvg/contracts/definitions/paging';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { ChangeStores } from './bulk-job.ts';

const states = { LEFT_OUT: ['REFUSED', 'FAILED', 'NOT_RESTORED'], DONE: ['DONE'] } as const;

export interface RowsRequest<Row> {
  change: Types.ObjectId;
  which: keyof typeof states | 'NOT_RESTORABLE';
  notRestorable: readonly Row[];
  paging: Paging;
}

/** Returns a page of the rows of a started change. */
export async function findChangedRows<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  stores: ChangeStores<Change, Row>,
  { change, which, notRestorable, paging }: RowsRequest<Row>,
): Promise<Page<Row>> {
  if (which === 'NOT_RESTORABLE') {
    const start = (paging.page - 1) * paging.limit;
    return buildPage(notRestorable.slice(start, start + paging.limit), notRestorable.length, paging);
  }
  return findRowsByPosition(stores, { change, state: { $in: states[which] } }, paging);
}

/** Returns rows in the order of the list. */
export function findRowsByPosition<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  stores: ChangeStores<Change, Row>,
  filter: { change: Types.ObjectId; state?: StoredChangedRow['state'] | { $in: readonly StoredChangedRow['state'][] } },
  paging: Paging,
): Promise<Page<Row>> {
  return findPage(storesOf(stores).rows, {
    filter,
    sort: { position: 1 },
    paging,
    present: (row: StoredChangedRow) => row as Row,
  });
}
