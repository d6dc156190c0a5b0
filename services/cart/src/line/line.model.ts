import { Schema } from 'mongoose';
import type { Connection, Model, Types } from 'mongoose';
import type { CategoryType } from '@gvg/contracts/catalogue/terms';
import type { ProductSnapshot } from '@gvg/contracts/cart/http/lines';
import type { CartLineStatus, CartLineType } from '@gvg/contracts/cart/terms';

/** Whose cart a line lies in; `id` of a guest is the id of their signed cookie. */
export interface StoredCustomer {
  kind: 'user' | 'guest';
  id: string;
}

/** Details of a line requested from outside. Amounts in VND and grams for one piece; `images` are plain paths of private pictures. */
export interface StoredOutside {
  url?: string;
  name: string;
  images: string[];
  note: string;
  expectedPrice?: number;
  categoryType?: CategoryType;
  weightGrams?: number;
}

export interface StoredLine {
  _id: Types.ObjectId;
  customer: StoredCustomer;
  type: CartLineType;
  status: CartLineStatus;
  /** What a cart has once: the product (`product:{id}`) or the link (`link:{address}`); absent for a line described without one. */
  key?: string;
  amount: number;
  /** Of a line IN_SYSTEM: what the customer has seen and agreed to. */
  product?: ProductSnapshot;
  /** Of a line WITHOUT_SYSTEM. */
  outside?: StoredOutside;
  /** The latest quote that names the line. */
  quote?: Types.ObjectId;
  /** Counts the changes, from 1. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

const required = { required: true } as const;

const schema = new Schema<StoredLine>(
  {
    customer: { kind: { type: String, ...required }, id: { type: String, ...required } },
    type: { type: String, ...required },
    status: { type: String, ...required },
    key: { type: String },
    amount: { type: Number, ...required },
    product: { type: Schema.Types.Mixed },
    outside: { type: Schema.Types.Mixed },
    quote: { type: Schema.Types.ObjectId },
    revision: { type: Number, ...required },
    createdAt: { type: Date, ...required },
    updatedAt: { type: Date, ...required },
  },
  { collection: 'lines', versionKey: false },
);
// Ids of guests and users differ in length: without the kind each line is one entry less in each index.
schema.index({ 'customer.id': 1, status: 1, createdAt: -1 });
schema.index({ 'customer.id': 1, key: 1 }, { unique: true, partialFilterExpression: { status: 'IN_CART', key: { $exists: true } } });

export function lineModel(connection: Connection): Model<StoredLine> {
  return connection.model<StoredLine>('Line', schema);
}
