import type { Types } from 'mongoose';
import type { CategoryType } from '@gvg/contracts/catalogue/terms';
import type { ProductSnapshot } from '@gvg/contracts/cart/http/lines';
import type { CartLineStatus, CartLineType } from '@gvg/contracts/cart/terms';

/** Owner of a line's cart; for a guest, `id` is the id of their signed cookie. */
export interface StoredCustomer {
  kind: 'user' | 'guest';
  id: string;
}

/** Details of a line requested from outside. Amounts in VND and grams per piece; `images` are plain paths of private pictures. */
export interface StoredOutside {
  url?: string;
  name: string;
  images: string[];
  note: string;
  expectedPrice?: number;
  categoryType?: CategoryType;
  weightGrams?: number;
}

/** A line in its customer's cart (IN_CART), or stored separately after leaving it (WITHOUT_CART). */
export interface StoredLine {
  _id: Types.ObjectId;
  customer: StoredCustomer;
  type: CartLineType;
  status: CartLineStatus;
  /** Unique within a cart: the product (`product:{id}`) or the link (`link:{hash}`); absent for a line without either. */
  key?: string;
  amount: number;
  /** For an IN_SYSTEM line: product data that the customer saw and agreed to. */
  product?: ProductSnapshot;
  /** For a WITHOUT_SYSTEM line. */
  outside?: StoredOutside;
  /** Latest quote of the line. */
  quote?: Types.ObjectId;
  /** Order that keeps the line from being deleted after it left the cart. */
  order?: string;
  /** Number of changes, starting at 1. */
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Returns the line with changed fields and the next revision. */
export const changedLine = (line: StoredLine, fields: Partial<StoredLine>, updatedAt: Date): StoredLine => ({
  ...line,
  ...fields,
  revision: line.revision + 1,
  updatedAt,
});
