import { reserveStock } from '@gvg/contracts/catalogue/http/internal-stock';
import { createKeyedQueue } from '@gvg/messaging/consumers/keyed-queue';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { reserve } from './reserve-stock.service.ts';

/** More would only wait for the processor. */
const reservationsAtOnce = 4;

/**
 * Runs one reservation of a product at a time in this instance: many concurrent buyers would make each other's transactions retry, which costs more than
 * waiting here. Between instances the database decides, and the loser retries.
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
