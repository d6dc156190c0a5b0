import { reserveStock } from '@gvg/contracts/catalogue/http/internal-stock';
import { mount } from '@gvg/service-kit/endpoint';
import { limitConcurrency } from '@gvg/service-kit/limit-concurrency';
import type { Catalogue } from '../../catalogue.ts';
import { reserve } from './reserve-stock.service.ts';

/**
 * One reservation at a time in this instance: many buyers of one product would make each other's transactions start again, which costs more than waiting
 * here. Among instances the database decides, and the loser starts again.
 */
export function reserveStockRoute(catalogue: Catalogue): void {
  const inTurn = limitConcurrency(1);
  mount(catalogue.internalApp, reserveStock, async ({ body, context, locale }) => {
    await inTurn(() => reserve(catalogue, { body, context, locale }));
    return { order: body.order };
  });
}
