import type { Types } from 'mongoose';
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

/** A line wherever it is stored: in its customer's cart (IN_CART), or by itself since it left the cart (WITHOUT_CART). */
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
  /** The order for which the line is not forgotten though it left the cart long ago. */
  order?: string;
  /** Counts the changes, from 1. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The line after a change. */
export const changedLine = (line: StoredLine, fields: Partial<StoredLine>, updatedAt: Date): StoredLine => ({
  ...line,
  ...fields,
  revision: line.revision + 1,
  updatedAt,
});
