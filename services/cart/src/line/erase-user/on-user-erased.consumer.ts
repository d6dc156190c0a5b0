import { userErased } from '@gvg/contracts/identity/events';
import type { Bus } from '@gvg/messaging/bus';
import type { Cart } from '../../cart.ts';
import { forfeitOwed } from '../../order/forfeit-owed.ts';
import { forgetCustomer } from '../../order/forget-customer.ts';
import type { Books } from '../../order/settle-money.ts';
import type { StoredQuote } from '../../quote/quote.model.ts';
import { cartIdOf, linesOf } from '../customer.ts';
import { findCart } from '../find-line.ts';
import type { StoredCustomer, StoredLine } from '../stored-line.ts';

type Store = Books & Pick<Cart, 'arrivals' | 'removedLines' | 'carts' | 'quotes' | 'pictures'>;

/** Erases a customer whose account was closed (rules/accounts.md): deletes cart and quotes, and removes personal data from orders. */
export function onUserErased(cart: Store & { bus: Pick<Bus, 'consume'> }): Promise<void> {
  const { removedLines, carts, quotes, pictures } = cart;
  return cart.bus.consume({
    name: 'on-user-erased',
    events: [userErased],
    handle: async ({ data: { _id: id, forfeitsCredit } }, scope) => {
      const { session, context } = scope;
      const customer: StoredCustomer = { kind: 'user', id };
      const present = await findCart(cart, customer, session);
      const left = await removedLines.find(linesOf(customer)).session(session).lean<StoredLine[]>();
      const asked = await quotes.find({ user: id }).session(session).lean<StoredQuote[]>();
      if (forfeitsCredit) await forfeitOwed(cart, scope, { user: id, context });
      const ofOrders = await forgetCustomer(cart, session, id);
      await removedLines.deleteMany(linesOf(customer), { session });
      await carts.deleteOne({ _id: cartIdOf(customer) }, { session });
      await quotes.deleteMany({ user: id }, { session });
      const ofLines = [...present.lines, ...left, ...asked.flatMap((quote) => quote.lines)].flatMap(
        ({ outside }) => outside?.images ?? [],
      );
      // Last, because a failure repeats the whole event; removing a missing picture is no failure.
      for (const url of new Set([...ofLines, ...ofOrders])) await pictures.remove(url);
    },
  });
}
