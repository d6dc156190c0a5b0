import { countOpenOrders } from '@gvg/contracts/cart/http/internal-buying';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import { mount } from '@gvg/service-kit/endpoint';
import type { Cart } from '../../cart.ts';

const closedStatuses: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'REFUNDED'];

export function countOpenOrdersRoute({ internalApp, orders }: Cart): void {
  mount(internalApp, countOpenOrders, async ({ params: { id } }) => ({ count: await orders.countDocuments({ user: id, status: { $nin: closedStatuses } }) }));
}
