import type { Types } from 'mongoose';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';
import { storesOf } from './bulk-job.ts';
import type { ChangeStores } from './bulk-job.ts';

/** Rows that are read at once. */
const chunkSize = 500;

/** The rows of a change that its take-back would leave as they are by now, each with the reason; `refuse` says it of the rows it gets, in their order. */
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
