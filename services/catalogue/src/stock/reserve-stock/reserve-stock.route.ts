import { reserveStock } from '@gvg/contracts/catalogue/http/internal-stock';
import { createKeyedQueue } from '@gvg/messaging/consumers/keyed-queue';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { reserve } from './reserve-stock.service.ts';

/** More at once would only wait for the processor. */
const reservationsAtOnce = 4;

/**
 * One reservation of a product at a time in this instance: many buyers of one product would make each other's transactions start again, which costs more than
 * waiting here. Among instances the database decides, and the loser starts again.
 */
export function reserveStockRoute(catalogue: Catalogue): void {
  const queue = createKeyedQueue(reservationsAtOnce);
  mount(catalogue.internalApp, reserveStock, async ({ body, context, locale }) => {
    const row = await queue.runAll(
      body.lines.map(({ product }) => product),
      () => reserve(catalogue, { body, context, locale }),
    );
    return { order: body.order, row };
  });
}
