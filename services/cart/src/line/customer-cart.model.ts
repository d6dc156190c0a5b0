import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { StoredCustomer } from './line.model.ts';

/** Where the lines of a guest went when they signed in. */
export interface StoredMerge {
  user: string;
  /** Id of the `guest.merged` event. */
  event: string;
  /** How many lines came to the user. */
  lines: number;
}

/** The sums of a customer's lines in the cart. Every change of a line changes it too, so that changes of one cart are made one after the other. */
export interface StoredCart {
  /** `{kind}:{id}` of the customer. */
  _id: string;
  customer: StoredCustomer;
  lines: number;
  /** Sum of the amounts. */
  totalAmount: number;
  /** Of a guest who has signed in: nothing is added any more (rules/accounts.md). */
  merge?: StoredMerge;
  /** Counts the changes, from 1. */
  revision: number;
  updatedAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredCart>(
  {
    _id: { type: String, ...required },
    customer: { kind: { type: String, ...required }, id: { type: String, ...required } },
    lines: { type: Number, ...required },
    totalAmount: { type: Number, ...required },
    merge: { type: Schema.Types.Mixed },
    revision: { type: Number, ...required },
    updatedAt: { type: Date, ...required },
  },
  { collection: 'carts', versionKey: false },
);
schema.index({ 'merge.event': 1 }, { sparse: true });
schema.index({ 'customer.kind': 1, updatedAt: 1 });

export function customerCartModel(connection: Connection): Model<StoredCart> {
  return connection.model<StoredCart>('CustomerCart', schema);
}
