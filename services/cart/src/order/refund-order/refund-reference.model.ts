import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';

/** A transfer to a customer: its bank reference, and the order that it was paid back for, or the transfer of which money was returned. It pays back once. */
export interface StoredRefundReference {
  /** The bank's reference. */
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
