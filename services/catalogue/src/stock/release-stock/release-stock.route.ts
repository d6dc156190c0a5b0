import { releaseStock } from '@gvg/contracts/catalogue/http/internal-stock';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { releaseReservation } from './release-reservation.ts';

/** Undoes a reservation. */
export function releaseStockRoute({ internalApp, withTransaction, models }: Catalogue): void {
  mount(internalApp, releaseStock, async ({ params: { order }, context }) => {
    await withTransaction((transaction) => releaseReservation(models, order, { ...transaction, context }));
    return undefined;
  });
}
