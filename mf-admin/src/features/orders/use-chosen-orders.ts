import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { useState } from 'react';

/** Orders chosen in the list, also on other pages of it: as the list shows them now, or as it showed them last. */
export function useChosenOrders(listed: readonly Order[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Order>>(new Map());
  const fresh = new Map(listed.map((order) => [order._id, order]));
  return {
    orders: [...chosen.values()].map((order) => fresh.get(order._id) ?? order),
    isChosen: ({ _id }: Order) => chosen.has(_id),
    onChoose(orders: readonly Order[], isChosen: boolean) {
      const next = new Map(chosen);
      for (const order of orders) {
        if (isChosen) next.set(order._id, order);
        else next.delete(order._id);
      }
      setChosen(next);
    },
    clear: () => setChosen(new Map()),
  };
}
