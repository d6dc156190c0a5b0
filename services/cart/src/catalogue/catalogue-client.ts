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

/** Catalogue's internal calls about freight and stock. Each throws SERVICE_UNAVAILABLE or GATEWAY_TIMEOUT when catalogue does not respond, beside what is named here. */
export interface CatalogueClient {
  /** A row for each service to the country. COUNTRY_MUST_BE_PROVIDED, RATE_NOT_FOUND, PRODUCT_NOT_FOUND. */
  estimate(country: string, lines: EstimateLine[]): Promise<EstimateRow[]>;
  /**
   * Takes all lines out of stock for an order with this code, or none, and returns what its shipment costs; nothing is taken where that refuses lines. CART_AMOUNT_NOT_ENOUGH,
   * PRODUCT_NOT_FOUND, PRODUCT_WAS_DELETED, RATE_NOT_FOUND, ACTION_NOT_ALLOWED for a released order.
   */
  reserve(order: ReservingOrder, lines: ReservedLine[], shipment: Shipment): Promise<EstimateRow>;
  /**
   * Takes what is missing of these amounts out of stock and gives back what is too much, all or nothing; idempotent. A line with its product is reserved also
   * where it was not before; 0 takes it out. CART_AMOUNT_NOT_ENOUGH, PRODUCT_NOT_FOUND, PRODUCT_WAS_DELETED, ACTION_NOT_ALLOWED for an order that has nothing
   * reserved any more.
   */
  setReserved(order: Partial<ReservingOrder> & Pick<ReservingOrder, 'id'>, lines: ReservedAmount[]): Promise<void>;
  /** The undo of `reserve`, idempotent: nothing can be reserved for the order afterwards. */
  release(order: string): Promise<void>;
  /** Ids of all orders whose reservation was made before an instant. */
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
