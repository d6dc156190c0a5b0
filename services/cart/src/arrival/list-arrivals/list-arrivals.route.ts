import { listArrivals } from '@gvg/contracts/cart/http/arrivals';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import type { StoredArrival } from '../arrival.model.ts';
import { presentArrivals } from '../present-arrivals.ts';

export function listArrivalsRoute(cart: Cart): void {
  mount(cart.app, listArrivals, async ({ query: { unknown, sort, ...paging }, caller }) => {
    const { direction } = parseSort(sort);
    const page = await findStaffPage<StoredArrival, StoredArrival>(cart.arrivals, {
      filter: unknown === undefined ? {} : { isUnknown: unknown },
      sort: { at: direction, _id: direction },
      paging,
      present: (arrival) => arrival,
    });
    return { ...page, docs: await presentArrivals(cart, page.docs, caller.id) };
  });
}
