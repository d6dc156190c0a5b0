import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { StoredCustomer, StoredLine } from './stored-line.ts';

/** Target of a guest's lines after sign-in. */
export interface StoredMerge {
  user: string;
  /** Id of the `guest.merged` event. */
  event: string;
  /** Number of lines moved to the user. */
  lines: number;
}

/** A line in its cart's document, which states the customer. */
export type EmbeddedLine = Omit<StoredLine, 'customer' | 'status'>;

/** A customer's cart with its lines, so that adding a line is one write of one document. */
export interface StoredCart {
  /** `{kind}:{id}` of the customer. */
  _id: string;
  customer: StoredCustomer;
  lines: EmbeddedLine[];
  /** Sum of the amounts. */
  totalAmount: number;
  /** Set on the cart of a guest who has signed in; it accepts no more lines (rules/accounts.md). */
  merge?: StoredMerge;
  /** Number of changes, starting at 1. */
  revision: number;
  /** Not earlier than the start of the latest change. */
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
// No index on the lines: every change of a cart would write an entry for each line.
schema.index({ 'merge.event': 1 }, { sparse: true });
schema.index({ 'customer.kind': 1, updatedAt: 1 });

export function customerCartModel(connection: Connection): Model<StoredCart> {
  return connection.model<StoredCart>('CustomerCart', schema);
}
