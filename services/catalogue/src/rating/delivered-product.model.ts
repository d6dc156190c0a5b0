import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** A product that a user has received and therefore may rate. */
export interface DeliveredProduct {
  product: Types.ObjectId;
  user: Types.ObjectId;
}

const schema = new Schema<DeliveredProduct>(
  { product: { type: Schema.Types.ObjectId, required: true }, user: { type: Schema.Types.ObjectId, required: true } },
  { collection: 'delivered-products', versionKey: false },
);
schema.index({ user: 1, product: 1 }, { unique: true });

export function deliveredProductModel(connection: Connection): Model<DeliveredProduct> {
  return connection.model<DeliveredProduct>('DeliveredProduct', schema);
}
