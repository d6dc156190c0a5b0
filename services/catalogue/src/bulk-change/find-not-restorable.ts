import type { Types } from 'mongoose';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { ChangeStores } from './bulk-job.ts';

/** Rows per query. */
const chunkSize = 500;

/** Returns the rows that a take-back would not restore now, with reasons. `refuse` returns the reasons for given rows, in their order. */
export async function findNotRestorable<Change extends StoredBulkChange, Row extends StoredChangedRow>(
  stores: ChangeStores<Change, Row>,
  change: Types.ObjectId,
  refuse: (rows: readonly Row[]) => Promise<readonly Row['reason'][]>,
): Promise<Row[]> {
  const found: Row[] = [];
  let last = -1;
  for (;;) {
    const rows = await storesOf(stores)
      .rows.find({ change, state: 'DONE', position: { $gt: last } })
      .sort({ position: 1 })
      .limit(chunkSize)
      .lean<Row[]>();
    const reasons = await refuse(rows);
    for (const [index, row] of rows.entries()) {
      const reason = reasons[index];
      if (reason !== undefined) found.push({ ...row, reason });
    }
    if (rows.length < chunkSize) return found;
    last = (rows.at(-1) as Row).position;
  }
}
