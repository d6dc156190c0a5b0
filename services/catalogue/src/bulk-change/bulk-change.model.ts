import { Schema } from 'mongoose';
import type { Types } from 'mongoose';
import { changedRowStates, changeStates } from '@gvg/contracts/catalogue/terms';
import type { ChangedRowState, ChangeState } from '@gvg/contracts/catalogue/terms';
import type { Actor } from '@gvg/contracts/definitions/event';

/** A bulk change: its preview, the job that makes it, and the job that takes it back. Its rows contain the changed things. */
export interface StoredBulkChange {
  _id: Types.ObjectId;
  action: object;
  state: ChangeState;
  by: Actor;
  /** Number of rows, and of rows in each state. */
  count: number;
  done: number;
  failed: number;
  restored: number;
  notRestored: number;
  createdAt: Date;
  startedAt?: Date;
  endedAt?: Date;
  /** Ended before its last row because its author is no longer staff. */
  isStopped?: true;
  takenBackBy?: Actor;
  takenBackAt?: Date;
  /** Correlation id of the call that started the current job. */
  correlationId?: string;
  /** Set for the running change; a unique index allows only one. */
  isRunning?: true;
  /** Current worker; after `until` any worker may take over. */
  lease?: { owner: string; until: Date };
  /** Time of its deletion: an hour after a preview, 30 days after a change. */
  expiresAt: Date;
}

/** One item of a change. `state` states the remaining work and is written in the transaction that does it. */
export interface StoredChangedRow {
  _id: Types.ObjectId;
  change: Types.ObjectId;
  /** Position in the list. */
  position: number;
  state: ChangedRowState;
  /** Reason why it was not changed. */
  reason?: string;
  /** Number of unexpected failures. */
  faults?: number;
  expiresAt: Date;
}

const hourMs = 3_600_000;

/** Days within which a change can be taken back. */
export const changeRetentionDays = 30;

/** Expiry of a new preview and of its rows. The rows expire later, so that a change started in the last second still has them. */
export function previewTimes(now: Date): { expiresAt: Date; rowsExpireAt: Date } {
  return { expiresAt: new Date(now.getTime() + hourMs), rowsExpireAt: new Date(now.getTime() + 2 * hourMs) };
}

const required = { required: true } as const;
const actor = new Schema<Actor>(
  { kind: { type: String, ...required }, id: { type: String, ...required } },
  { _id: false },
);
const counter = { type: Number, default: 0 } as const;

export const bulkChangeFields = {
  action: { type: Schema.Types.Mixed, ...required },
  state: { type: String, enum: changeStates, ...required },
  by: { type: actor, ...required },
  count: { type: Number, ...required },
  done: counter,
  failed: counter,
  restored: counter,
  notRestored: counter,
  createdAt: { type: Date, ...required },
  startedAt: Date,
  endedAt: Date,
  isStopped: Boolean,
  takenBackBy: actor,
  takenBackAt: Date,
  correlationId: String,
  isRunning: Boolean,
  lease: new Schema({ owner: String, until: Date }, { _id: false }),
  expiresAt: { type: Date, ...required },
} as const;

export function indexBulkChanges<Stored>(schema: Schema<Stored>): void {
  schema.index({ isRunning: 1 }, { unique: true, partialFilterExpression: { isRunning: true } });
  schema.index({ state: 1, startedAt: 1 });
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}

export const changedRowFields = {
  change: { type: Schema.Types.ObjectId, ...required },
  position: { type: Number, ...required },
  state: { type: String, enum: changedRowStates, ...required },
  reason: String,
  faults: Number,
  expiresAt: { type: Date, ...required },
} as const;

export function indexChangedRows<Stored>(schema: Schema<Stored>): void {
  schema.index({ change: 1, position: 1 }, { unique: true });
  schema.index({ change: 1, state: 1, position: 1 });
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}
