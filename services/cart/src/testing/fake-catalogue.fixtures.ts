import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { estimateForService, estimateParcel } from '@gvg/contracts/catalogue/http/internal-costs';
import {
  getProductsForService,
  listReservedOrders,
  releaseStock,
  reserveStock,
  setReservedAmounts,
} from '@gvg/contracts/catalogue/http/internal-stock';
import { buildPage } from '@gvg/contracts/definitions/paging';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { startFakeService } from '@gvg/service-kit/testing/fake-service';
import type { FakeService } from '@gvg/service-kit/testing/fake-service';
import { newId, newProduct } from './products.fixtures.ts';
import type { ServiceProduct } from './products.fixtures.ts';

interface Reservation {
  lines: readonly { line: string; product: string; amount: number }[];
  reservedAt: Date;
}

export interface FakeCatalogue extends FakeService {
  /** Products by id; a change here is one that no event has published. */
  products: Map<string, ServiceProduct>;
  makeProduct(fields?: Partial<ServiceProduct>): ServiceProduct;
  /** Reservations by order; reserving lowers the stock in `products`. */
  reservations: Map<string, Reservation>;
  /** Rows of each estimate: one by AIR unless a test replaces them. A parcel gets the first row. */
  rows: EstimateRow[];
  /** Runs between receiving the parcel question and answering it. */
  beforeParcel?: () => Promise<void>;
}

export const sampleRow = (fields: Partial<EstimateRow> = {}): EstimateRow => ({
  cost: newId(),
  service: 'AIR',
  transitDays: { min: 5, max: 9 },
  possible: true,
  realGrams: 550,
  volumetricGrams: 0,
  chargeableGrams: 1_000,
  freight: 250_000,
  surcharges: [],
  total: 250_000,
  refused: [],
  cutoffs: [],
  ...fields,
});

/** Starts a fake of catalogue's internal listener: products, stock and freight. */
export async function startFakeCatalogue(now: () => Date): Promise<FakeCatalogue> {
  const service = await startFakeService();
  const products: FakeCatalogue['products'] = new Map();
  const reservations: FakeCatalogue['reservations'] = new Map();
  const released = new Set<string>();
  const catalogue: FakeCatalogue = Object.assign(service, {
    products,
    reservations,
    rows: [sampleRow()],
    makeProduct(fields: Partial<ServiceProduct> = {}) {
      const product = newProduct(fields);
      products.set(product._id, product);
      return product;
    },
  });

  service.handle(getProductsForService, ({ body: { ids } }) => ({ docs: ids.flatMap((id) => products.get(id) ?? []) }));

  const stockOf = (id: string): number => {
    const product = products.get(id);
    if (product === undefined) throw new ApiFailure('PRODUCT_NOT_FOUND');
    if (product.isDeleted) throw new ApiFailure('PRODUCT_WAS_DELETED');
    return product.stock;
  };
  const changeStock = ({ lines }: Pick<Reservation, 'lines'>, sign: 1 | -1): void => {
    for (const { product: id, amount } of lines) {
      const product = products.get(id);
      if (product !== undefined) products.set(id, { ...product, stock: product.stock + sign * amount });
    }
  };
  service.handle(reserveStock, ({ body: { order, lines, shipment } }) => {
    const row = catalogue.rows.find(({ service: candidate }) => candidate === shipment.service);
    if (row === undefined) throw new ApiFailure('RATE_NOT_FOUND');
    if (released.has(order)) throw new ApiFailure('ACTION_NOT_ALLOWED');
    if (reservations.has(order)) return { order, row };
    const short = lines.flatMap(({ product, amount }, index) =>
      stockOf(product) < amount
        ? [{ path: `lines.${index}.amount`, code: 'TOO_BIG', message: '', maximum: stockOf(product) }]
        : [],
    );
    if (short.length > 0) throw new ApiFailure('CART_AMOUNT_NOT_ENOUGH', { details: short });
    if (row.refused.length > 0) return { order, row };
    reservations.set(order, { lines, reservedAt: now() });
    changeStock({ lines }, -1);
    return { order, row };
  });
  service.handle(setReservedAmounts, ({ params: { order }, body: { lines } }) => {
    const reservation = reservations.get(order) ?? { lines: [], reservedAt: now() };
    const isUnknown = !reservations.has(order) && !lines.some(({ product }) => product !== undefined);
    if (isUnknown || released.has(order)) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const wanted = new Map(lines.map(({ line, amount }) => [line, amount]));
    const reserved = new Map(reservation.lines.map(({ line, amount }) => [line, amount]));
    const added = lines.flatMap(({ line, product, amount }) =>
      product === undefined || reserved.has(line) ? [] : [{ line, product, amount }],
    );
    const after = [
      ...reservation.lines.map((line) => ({ ...line, amount: wanted.get(line.line) ?? line.amount })),
      ...added,
    ];
    const more = after.map((line) => ({ ...line, amount: line.amount - (reserved.get(line.line) ?? 0) }));
    const short = more.flatMap(({ line, product, amount }) =>
      amount > 0 && stockOf(product) < amount
        ? [{ path: `lines.${lines.findIndex((one) => one.line === line)}.amount`, code: 'TOO_BIG', message: '' }]
        : [],
    );
    if (short.length > 0) throw new ApiFailure('CART_AMOUNT_NOT_ENOUGH', { details: short });
    reservations.set(order, { ...reservation, lines: after.filter(({ amount }) => amount > 0) });
    changeStock({ lines: more }, -1);
    return undefined;
  });
  service.handle(releaseStock, ({ params: { order } }) => {
    released.add(order);
    changeStock(reservations.get(order) ?? { lines: [] }, 1);
    reservations.delete(order);
    return undefined;
  });
  service.handle(listReservedOrders, ({ query: { before, page, limit } }) => {
    const docs = [...reservations].flatMap(([order, { reservedAt }]) =>
      reservedAt < new Date(before) ? [{ order, reservedAt: reservedAt.toISOString() }] : [],
    );
    return buildPage(docs.slice((page - 1) * limit, page * limit), docs.length, { page, limit });
  });

  service.handle(estimateForService, ({ body: { country } }) => {
    if (country === '') throw new ApiFailure('COUNTRY_MUST_BE_PROVIDED');
    if (catalogue.rows.length === 0) throw new ApiFailure('RATE_NOT_FOUND');
    return { country, rows: catalogue.rows };
  });
  service.handle(estimateParcel, async ({ params: { id } }) => {
    await catalogue.beforeParcel?.();
    const row = catalogue.rows[0];
    if (row === undefined) throw new ApiFailure('COST_NOT_FOUND');
    return { ...row, cost: id };
  });
  return catalogue;
}
