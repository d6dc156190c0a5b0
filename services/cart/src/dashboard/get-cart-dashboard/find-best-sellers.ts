import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { addDays, startOfVietnamDay } from '@gvg/contracts/values/vietnam-day';
import type { Cart } from '../../cart.ts';
import { piecesOf, soldByProduct } from './sold-lines.ts';
import type { SoldLine } from './sold-lines.ts';
import type { Period } from './sum-up-days.ts';

const shown = 5;

/** Products by pieces in the period's orders with a payment. */
export async function findBestSellers(
  cart: Pick<Cart, 'orders'>,
  { from, to }: Period,
): Promise<CartDashboard['bestSellers']> {
  const sold = await soldByProduct(cart, {
    createdAt: { $gte: startOfVietnamDay(from), $lt: startOfVietnamDay(addDays(to, 1)) },
    'ledger.kind': 'PAYMENT',
  });
  return [...sold]
    .map(([product, lines]) => {
      const { name, image } = lines[0] as SoldLine;
      return {
        product,
        name,
        ...(image === undefined ? {} : { image }),
        pieces: piecesOf(lines),
        amount: lines.reduce((sum, { amount, price }) => sum + amount * price, 0),
      };
    })
    .toSorted((one, other) => other.pieces - one.pieces || other.amount - one.amount)
    .slice(0, shown);
}
