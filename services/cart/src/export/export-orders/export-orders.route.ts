import { exportOrders } from '@gvg/contracts/cart/http/exports';
import { streamDocuments } from '@gvg/service-kit/data/stream-documents';
import { recordExport } from '@gvg/service-kit/data/record-export';
import { mountCsv } from '@gvg/service-kit/http/csv-endpoint';
import { csvFileName } from '@gvg/service-kit/http/csv-file-name';
import type { Cart } from '../../cart.ts';
import { ordersFilter } from '../../order/list-orders/orders-filter.ts';
import type { OrdersFilter } from '../../order/list-orders/orders-filter.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { orderColumns, orderRow } from './order-row.ts';
import type { ExportedOrder } from './order-row.ts';

const select = {
  code: 1,
  user: 1,
  status: 1,
  'lines.amount': 1,
  'lines.status': 1,
  'recipient.fullName': 1,
  'shipping.country': 1,
  'shipping.service': 1,
  ledger: 1,
  depositShare: 1,
  cancelReason: 1,
  note: 1,
  createdAt: 1,
} as const;

export function exportOrdersRoute(cart: Cart): void {
  mountCsv(cart, exportOrders, async ({ query: { separator, ...filters }, context }) => {
    const name = csvFileName('orders', filters, cart.now());
    await recordExport(cart, { action: 'order.export', name, filters, context });
    return {
      name,
      columns: orderColumns,
      separator,
      rows: orderRows(cart, filters),
    };
  });
}

async function* orderRows({ orders }: Pick<Cart, 'orders'>, filters: OrdersFilter) {
  const found = streamDocuments<StoredOrder, ExportedOrder>(orders, {
    filter: ordersFilter(filters),
    sort: { createdAt: 1, _id: 1 },
    select,
  });
  for await (const order of found) yield orderRow(order);
}
