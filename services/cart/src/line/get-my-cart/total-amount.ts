import type { Cart } from '../../cart.ts';
import { cartIdOf } from '../customer.ts';
import type { StoredCart } from '../customer-cart.model.ts';
import type { StoredCustomer } from '../line.model.ts';

/** Sum of the amounts of the customer's lines in the cart. */
export async function totalAmountOf({ carts }: Pick<Cart, 'carts'>, customer: StoredCustomer): Promise<number> {
  return (await carts.findById(cartIdOf(customer), { totalAmount: 1 }).lean<Pick<StoredCart, 'totalAmount'>>())?.totalAmount ?? 0;
}
