import type { BodyFor } from '@gvg/contracts/definitions/endpoint';
import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { estimateForService } from '@gvg/contracts/catalogue/http/internal-costs';
import {
  listReservedOrders,
  releaseStock,
  reserveStock,
  setReservedAmounts,
} from '@gvg/contracts/catalogue/http/internal-stock';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';
import type { Cart } from '../cart.ts';

export type EstimateLine = BodyFor<typeof estimateForService>['lines'][number];
export type ReservedLine = BodyFor<typeof reserveStock>['lines'][number];
export type ReservedAmount = BodyFor<typeof setReservedAmounts>['lines'][number];
export type Shipment = BodyFor<typeof reserveStock>['shipment'];

export interface ReservingOrder {
  id: string;
  code: string;
}

/**
 * Catalogue's internal API for freight and stock. In addition to the errors below, every call throws `SERVICE_UNAVAILABLE` or `GATEWAY_TIMEOUT` if catalogue
 * does not respond.
 */
export interface CatalogueClient {
  /** Returns a row for each service to the country. Throws `COUNTRY_MUST_BE_PROVIDED`, `RATE_NOT_FOUND` and `PRODUCT_NOT_FOUND`. */
  estimate(country: string, lines: EstimateLine[]): Promise<EstimateRow[]>;
  /**
   * Reserves all lines for an order, or none, and returns its freight estimate. Reserves nothing if the estimate refuses lines. Throws
   * `CART_AMOUNT_NOT_ENOUGH`, `PRODUCT_NOT_FOUND`, `PRODUCT_WAS_DELETED`, `RATE_NOT_FOUND`, and `ACTION_NOT_ALLOWED` for a released order.
   */
  reserve(order: ReservingOrder, lines: ReservedLine[], shipment: Shipment): Promise<EstimateRow>;
  /**
   * Sets the reserved amounts of lines, all or nothing; idempotent. A new line needs its product; 0 removes a line. Throws `CART_AMOUNT_NOT_ENOUGH`,
   * `PRODUCT_NOT_FOUND`, `PRODUCT_WAS_DELETED`, and `ACTION_NOT_ALLOWED` for a released order.
   */
  setReserved(order: Partial<ReservingOrder> & Pick<ReservingOrder, 'id'>, lines: ReservedAmount[]): Promise<void>;
  /** Undoes `reserve`; idempotent. Nothing can be reserved for the order afterwards. */
  release(order: string): Promise<void>;
  /** Returns the ids of all orders with a reservation made before an instant. */
  reservedBefore(instant: Date): Promise<string[]>;
}

const pageSize = 100;

export function createCatalogueClient({
  CATALOGUE_INTERNAL_URL: url,
  INTERNAL_SECRET: secret,
  CATALOGUE_TIMEOUT_MS: timeout,
}: Cart['environment']): CatalogueClient {
  const target: InternalTarget = { url, secret, service: 'cart', timeout };
  return {
    estimate: async (country, lines) =>
      (await callInternal(estimateForService, target, { body: { country, lines } })).rows,
    reserve: async ({ id: order, code }, lines, shipment) =>
      (await callInternal(reserveStock, target, { body: { order, code, lines, shipment } })).row,
    async setReserved({ id: order, code }, lines) {
      await callInternal(setReservedAmounts, target, {
        params: { order },
        body: { ...(code !== undefined && { code }), lines },
      });
    },
    async release(order) {
      await callInternal(releaseStock, target, { params: { order } });
    },
    async reservedBefore(instant) {
      const orders: string[] = [];
      for (let page = 1, hasNextPage = true; hasNextPage; page += 1) {
        const found = await callInternal(listReservedOrders, target, {
          query: { before: instant.toISOString(), page, limit: pageSize },
        });
        orders.push(...found.docs.map(({ order }) => order));
        ({ hasNextPage } = found);
      }
      return orders;
    },
  };
}
