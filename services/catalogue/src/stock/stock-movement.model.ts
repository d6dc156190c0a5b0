import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { stockMovementReasons } from '@gvg/contracts/catalogue/terms';
import type { StockMovementReason } from '@gvg/contracts/catalogue/terms';
import type { Actor } from '@gvg/contracts/definitions/event';

/** One change of a product's stock in pieces, written in the transaction of the change and immutable. A product's movements add up to its stock. */
export interface StoredStockMovement {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  /** Product revision after this change, which orders the movements independently of clocks. */
  revision: number;
  change: number;
  /** Stock after the change. */
  stock: number;
  reason: StockMovementReason;
  note: string;
  order?: { _id: Types.ObjectId; code?: string };
  by: Actor;
  /** For a change by staff with a key. */
  idempotencyKey?: string;
  at: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredStockMovement>(
  {
    product: { type: Schema.Types.ObjectId, ...required },
    revision: { type: Number, ...required },
    change: { type: Number, ...required },
    stock: { type: Number, ...required },
    reason: { type: String, enum: stockMovementReasons, ...required },
    note: { type: String, default: '' },
    order: new Schema({ _id: { type: Schema.Types.ObjectId, ...required }, code: String }),
    by: new Schema<Actor>({ kind: { type: String, ...required }, id: { type: String, ...required } }, { _id: false }),
    idempotencyKey: String,
    at: { type: Date, ...required },
  },
  { collection: 'stock-movements', versionKey: false },
);
/** A product's movements, newest first; each change has only one. */
schema.index({ product: 1, revision: -1 }, { unique: true });
/** For sales within the last days. */
schema.index({ at: 1, reason: 1 });
schema.index({ idempotencyKey: 1 }, { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } });

export function stockMovementModel(connection: Connection): Model<StoredStockMovement> {
  return connection.model<StoredStockMovement>('StockMovement', schema);
}
