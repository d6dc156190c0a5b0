import { doneOrderStatuses } from '@gvg/contracts/cart/terms';
import { countOpenOrders } from '@gvg/contracts/cart/http/internal-buying';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';

export function countOpenOrdersRoute({ internalApp, orders }: Cart): void {
  mount(internalApp, countOpenOrders, async ({ params: { id: user } }) => {
    const [count, owing] = await Promise.all([
      orders.countDocuments({ user, status: { $nin: doneOrderStatuses } }),
      orders.find({ user, owed: { $gt: 0 } }, { owed: 1 }).lean(),
    ]);
    return { count, owed: owing.reduce((sum, { owed }) => sum + owed, 0) };
  });
}
