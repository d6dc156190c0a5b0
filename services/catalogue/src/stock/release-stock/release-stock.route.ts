import { releaseStock } from '@gvg/contracts/catalogue/http/internal-stock';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { releaseReservation } from './release-reservation.ts';

/** The undo of reserving. */
export function releaseStockRoute({ internalApp, connection, transact, models }: Catalogue): void {
  mount(internalApp, releaseStock, async ({ params: { order }, context }) => {
    await transact((session) => releaseReservation(models, order, { connection, session, context }));
    return undefined;
  });
}
