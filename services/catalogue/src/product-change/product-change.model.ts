import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { ChangeAction, ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import type { ProductChangeState } from '@gvg/contracts/catalogue/terms';
import { productChangeStates } from '@gvg/contracts/catalogue/terms';
import type { Actor } from '@gvg/contracts/definitions/event';

/** A change of many products: its preview, the job that makes it, and the one that takes it back. Its products are `changed-products`. */
export interface StoredProductChange {
  _id: Types.ObjectId;
  kind: ProductChange['kind'];
  action: ChangeAction;
  state: ProductChangeState;
  by: Actor;
  /** Products that it is for, and how many of them are in each state. */
  count: number;
  done: number;
  failed: number;
  restored: number;
  notRestored: number;
  createdAt: Date;
  startedAt?: Date;
  endedAt?: Date;
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

/** Days in which a change can be taken back. */
export const changeRetentionDays = 30;

const required = { required: true } as const;
const actor = new Schema<Actor>(
  { kind: { type: String, ...required }, id: { type: String, ...required } },
  { _id: false },
);
const counter = { type: Number, default: 0 } as const;

const schema = new Schema<StoredProductChange>(
  {
    kind: { type: String, ...required },
    action: { type: Schema.Types.Mixed, ...required },
    state: { type: String, enum: productChangeStates, ...required },
    by: { type: actor, ...required },
    count: { type: Number, ...required },
    done: counter,
    failed: counter,
    restored: counter,
    notRestored: counter,
    createdAt: { type: Date, ...required },
    startedAt: Date,
    endedAt: Date,
    takenBackBy: actor,
    takenBackAt: Date,
    correlationId: String,
    isRunning: Boolean,
    lease: new Schema({ owner: String, until: Date }, { _id: false }),
    expiresAt: { type: Date, ...required },
  },
  { collection: 'product-changes', versionKey: false },
);
schema.index({ isRunning: 1 }, { unique: true, partialFilterExpression: { isRunning: true } });
schema.index({ state: 1, startedAt: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function productChangeModel(connection: Connection): Model<StoredProductChange> {
  return connection.model<StoredProductChange>('ProductChange', schema);
}
