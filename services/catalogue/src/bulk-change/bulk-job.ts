import type { ClientSession, Model } from 'mongoose';
import type { ErrorCode } from '@gvg/contracts/errors';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { StoredBulkChange, StoredChangedRow } from './bulk-change.model.ts';

export interface Work<Change, Row> {
  change: Change;
  row: Row;
  /** Holder of the lease. */
  owner: string;
}

/** Outcome of a row, with the fields to store. */
export type Outcome<Row> = Pick<StoredChangedRow, 'state' | 'reason'> & Partial<Row>;

/** A row to change, or to restore while the change is TAKING_BACK. */
export interface RowRequest<Change, Row> extends Work<Change, Row> {
  context: EventContext;
  /** Must be called once in the transaction that writes. */
  record(outcome: Outcome<Row>, session: ClientSession): Promise<void>;
}

/** A type of bulk change: its collections, and how one item is changed. Preview, lease, progress and take-back are shared by all types. */
export interface BulkJob<Change extends StoredBulkChange, Row extends StoredChangedRow> {
  /** Subject type of its audit records. */
  name: 'product-change' | 'rating-change';
  changes: Model<Change>;
  rows: Model<Row>;
  errors: { notFound: ErrorCode; statusConflict: ErrorCode };
  changeOne(request: RowRequest<Change, Row>): Promise<void>;
  /** Returns the reason for an expected failure; undefined for an unexpected one. */
  refusalOf(error: unknown): string | undefined;
}

export type ChangeStores<Change extends StoredBulkChange, Row extends StoredChangedRow> = Pick<
  BulkJob<Change, Row>,
  'name' | 'changes' | 'rows' | 'errors'
>;

/** The collections typed for any change, because filters and updates of a generic type cannot be checked. */
export const storesOf = <Change extends StoredBulkChange, Row extends StoredChangedRow>({
  changes,
  rows,
}: Pick<ChangeStores<Change, Row>, 'changes' | 'rows'>) => ({
  changes: changes as unknown as Model<StoredBulkChange>,
  rows: rows as unknown as Model<StoredChangedRow>,
});
