import { Schema } from 'mongoose';
import type { Types } from 'mongoose';
import { changedRowStates, changeStates } from '@gvg/contracts/catalogue/terms';
import type { ChangedRowState, ChangeState } from '@gvg/contracts/catalogue/terms';
import type { Actor } from '@gvg/contracts/definitions/event';

/** A change of many: its preview, the job that makes it, and the one that takes it back. What it changes are its rows. */
export interface StoredBulkChange {
  _id: Types.ObjectId;
  action: object;
  state: ChangeState;
  by: Actor;
  /** Rows that it is for, and how many of them are in each state. */
  count: number;
  done: number;
  failed: number;
  restored: number;
  notRestored: number;
  createdAt: Date;
  startedAt?: Date;
  endedAt?: Date;
  /** It was ended before its last row, since the person it ran for is no longer staff. */
  isStopped?: true;
  takenBackBy?: Actor;
  takenBackAt?: Date;
  /** Of the call that has begun what now runs. */
  correlationId?: string;
  /** Set for the one change that runs: a unique index keeps a second one out. */
  isRunning?: true;
  /** Who works on it; after `until` anybody may go on. */
  lease?: { owner: string; until: Date };
  /** It is forgotten then: a preview after an hour, a change after 30 days. */
  expiresAt: Date;
}

/** One thing of a change: `state` says what is still to be done, and is written in the transaction that does it. */
export interface StoredChangedRow {
  _id: Types.ObjectId;
  change: Types.ObjectId;
  /** Its place in the list. */
  position: number;
  state: ChangedRowState;
  /** Why it was left as it is. */
  reason?: string;
  /** How often it has failed for no reason that a change knows. */
  faults?: number;
  expiresAt: Date;
}

const hourMs = 3_600_000;

/** Days in which a change can be taken back. */
export const changeRetentionDays = 30;

/** When a preview that is made now is forgotten, and when its rows are: later, so that a change that is begun in its last second still has them. */
export function previewTimes(now: Date): { expiresAt: Date; rowsExpireAt: Date } {
  return { expiresAt: new Date(now.getTime() + hourMs), rowsExpireAt: new Date(now.getTime() + 2 * hourMs) };
}

const required = { required: true } as const;
const actor = new Schema<Actor>(
  { kind: { type: String, ...required }, id: { type: String, ...required } },
  { _id: false },
);
const counter = { type: Number, default: 0 } as const;

/** Of the schema of such changes. */
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

/** Of the schema of their rows. */
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
