import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { PaymentStatus } from '@gvg/contracts/cart/terms';

/** A transfer that reached one of the shop's accounts; `amount` in VND. */
export interface StoredPayment {
  _id: Types.ObjectId;
  /** Without spaces, so that a reference counts once however the account is written. */
  account: string;
  amount: number;
  bankReference: string;
  receivedAt: Date;
  content: string;
  status: PaymentStatus;
  /** The order that it counts for, with its code. */
  order?: Types.ObjectId;
  code?: string;
  note: string;
  /** Counts the changes, from 1. */
  revision: number;
  createdAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredPayment>(
  {
    account: { type: String, ...required },
    amount: { type: Number, ...required },
    bankReference: { type: String, ...required },
    receivedAt: { type: Date, ...required },
    content: { type: String, default: '' },
    status: { type: String, ...required },
    order: { type: Schema.Types.ObjectId },
    code: { type: String },
    note: { type: String, default: '' },
    revision: { type: Number, ...required },
    createdAt: { type: Date, ...required },
  },
  { collection: 'payments', versionKey: false },
);
schema.index({ account: 1, bankReference: 1 }, { unique: true });
schema.index({ status: 1, receivedAt: 1 });
schema.index({ receivedAt: -1, _id: -1 });
schema.index({ order: 1, status: 1 });

export function paymentModel(connection: Connection): Model<StoredPayment> {
  return connection.model<StoredPayment>('Payment', schema);
}
