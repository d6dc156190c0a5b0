import type { ClientSession, Model } from 'mongoose';
import type { ErrorCode } from '@gvg/contracts/errors';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';

export interface Work<Change, Row> {
  change: Change;
  row: Row;
  /** Who holds the lease. */
  owner: string;
}

/** What became of a row, and what it keeps of that. */
export type Outcome<Row> = Pick<StoredChangedRow, 'state' | 'reason'> & Partial<Row>;

/** One row that is to be changed, or restored while the change is TAKING_BACK. */
export interface RowRequest<Change, Row> extends Work<Change, Row> {
  context: EventContext;
  /** Must be called once in the transaction that writes. */
  record(outcome: Outcome<Row>, session: ClientSession): Promise<void>;
}

/** Changes of one kind of thing: where they are stored, and how one thing is changed. Preview, lease, progress and take-back are the same for all. */
export interface BulkJob<Change extends StoredBulkChange, Row extends StoredChangedRow> {
  /** Subject type of its audit records. */
  name: 'product-change' | 'rating-change';
  changes: Model<Change>;
  rows: Model<Row>;
  errors: { notFound: ErrorCode; statusConflict: ErrorCode };
  changeOne(request: RowRequest<Change, Row>): Promise<void>;
  /** The reason in the words of a change; undefined for what is no answer but a fault. */
  refusalOf(error: unknown): string | undefined;
}

export type ChangeStores<Change extends StoredBulkChange, Row extends StoredChangedRow> = Pick<
  BulkJob<Change, Row>,
  'name' | 'changes' | 'rows' | 'errors'
>;

/** The collections as those of any change: filters and updates of a type that is not known yet cannot be checked. */
export const storesOf = <Change extends StoredBulkChange, Row extends StoredChangedRow>({
  changes,
  rows,
}: Pick<ChangeStores<Change, Row>, 'changes' | 'rows'>) => ({
  changes: changes as unknown as Model<StoredBulkChange>,
  rows: rows as unknown as Model<StoredChangedRow>,
});
