import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { stockMovementReasons } from '@gvg/contracts/catalogue/terms';
import type { StockMovementReason } from '@gvg/contracts/catalogue/terms';
import type { Actor } from '@gvg/contracts/definitions/event';

/** One change of a product's stock, in pieces. Written in the transaction of the change, and never changed: all of a product's add up to its stock. */
export interface StoredStockMovement {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  /** Of the product after this change: it orders the movements, whatever the clocks of instances say. */
  revision: number;
  change: number;
  /** What was left afterwards. */
  stock: number;
  reason: StockMovementReason;
  note: string;
  order?: { _id: Types.ObjectId; code?: string };
  by: Actor;
  /** Of a change by staff that names one. */
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
/** The movements of a product, newest first; and no two of them by one change. */
schema.index({ product: 1, revision: -1 }, { unique: true });
/** What was sold within the last days. */
schema.index({ at: 1, reason: 1 });
schema.index({ idempotencyKey: 1 }, { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } });

export function stockMovementModel(connection: Connection): Model<StoredStockMovement> {
  return connection.model<StoredStockMovement>('StockMovement', schema);
}
