import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** Bank reference of an outgoing transfer with the order that it refunded or the payment that it returned. Each reference pays back once. */
export interface StoredRefundReference {
  /** Bank reference. */
  _id: string;
  order?: Types.ObjectId;
  payment?: Types.ObjectId;
}

const required = { required: true } as const;

const schema = new Schema<StoredRefundReference>(
  {
    _id: { type: String, ...required },
    order: { type: Schema.Types.ObjectId },
    payment: { type: Schema.Types.ObjectId },
  },
  { collection: 'refund-references', versionKey: false },
);

export function refundReferenceModel(connection: Connection): Model<StoredRefundReference> {
  return connection.model<StoredRefundReference>('RefundReference', schema);
}
