import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Cart } from '../../cart.ts';
import { changeCart } from '../change-cart.ts';
import { checkSale } from '../check-sale.ts';
import { completeLine } from '../load-lines.ts';
import type { LoadedLine } from '../load-lines.ts';
import type { StoredCustomer } from '../stored-line.ts';
import { addPieces } from './add-pieces.ts';

export interface AddedPieces {
  /** Product id. */
  product: string;
  amount: number;
  customer: StoredCustomer;
  /** Accepts product data that is up to one second old. */
  recently?: true;
  locale: Locale;
  context: EventContext;
}

/** Adds pieces to the product's line, or creates one. Throws the reason why the product is not sold, and the errors of `addPieces`. */
export async function addProduct(
  cart: Cart,
  { product: id, amount, customer, recently, locale, context }: AddedPieces,
): Promise<LoadedLine> {
  const product = checkSale(
    recently === true ? await cart.products.findRecent(id) : (await cart.products.find([id])).get(id),
  );
  const line = await changeCart(cart, customer, (transaction) =>
    addPieces(cart, transaction, { customer, product, amount, locale, context }),
  );
  return completeLine(cart, line, product);
}
