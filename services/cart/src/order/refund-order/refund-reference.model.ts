import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** A transfer to a customer: its bank reference, and the order that it was paid back for. One transfer is one refund of one order. */
export interface StoredRefundReference {
  /** The bank's reference. */
  _id: string;
  order: Types.ObjectId;
}

const required = { required: true } as const;

const schema = new Schema<StoredRefundReference>(
  { _id: { type: String, ...required }, order: { type: Schema.Types.ObjectId, ...required } },
  { collection: 'refund-references', versionKey: false },
);

export function refundReferenceModel(connection: Connection): Model<StoredRefundReference> {
  return connection.model<StoredRefundReference>('RefundReference', schema);
}
