import { listReservedOrders } from '@gvg/contracts/catalogue/http/internal-stock';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Catalogue } from '../../catalogue.ts';

export function listReservedOrdersRoute({ internalApp, models: { reservations } }: Catalogue): void {
  mount(internalApp, listReservedOrders, ({ query: { before, ...paging } }) =>
    findPage(reservations, {
      filter: { reservedAt: { $lt: new Date(before) }, endedAt: { $exists: false } },
      sort: { reservedAt: 1, _id: 1 },
      paging,
      present: ({ _id, reservedAt }) => ({ order: _id.toHexString(), reservedAt: reservedAt.toISOString() }),
    }),
  );
}
