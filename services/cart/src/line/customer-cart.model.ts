import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { StoredCustomer, StoredLine } from './stored-line.ts';

/** Where the lines of a guest went when they signed in. */
export interface StoredMerge {
  user: string;
  /** Id of the `guest.merged` event. */
  event: string;
  /** How many lines came to the user. */
  lines: number;
}

/** A line in the document of its cart, which says whose it is. */
export type EmbeddedLine = Omit<StoredLine, 'customer' | 'status'>;

/** A customer's cart with its lines, so that adding is one write of one document. */
export interface StoredCart {
  /** `{kind}:{id}` of the customer. */
  _id: string;
  customer: StoredCustomer;
  lines: EmbeddedLine[];
  /** Sum of the amounts. */
  totalAmount: number;
  /** Of a guest who has signed in: nothing is added any more (rules/accounts.md). */
  merge?: StoredMerge;
  /** Counts the changes, from 1. */
  revision: number;
  /** Not earlier than the start of the change that was made last. */
  updatedAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredCart>(
  {
    _id: { type: String, ...required },
    customer: { kind: { type: String, ...required }, id: { type: String, ...required } },
    lines: { type: [Schema.Types.Mixed] as never, ...required },
    totalAmount: { type: Number, ...required },
    merge: { type: Schema.Types.Mixed },
    revision: { type: Number, ...required },
    updatedAt: { type: Date, ...required },
  },
  { collection: 'carts', versionKey: false },
);
// None on the lines: every change of a cart would write an entry for each of them.
schema.index({ 'merge.event': 1 }, { sparse: true });
schema.index({ 'customer.kind': 1, updatedAt: 1 });

export function customerCartModel(connection: Connection): Model<StoredCart> {
  return connection.model<StoredCart>('CustomerCart', schema);
}
