import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { reserveStock } from '@gvg/contracts/catalogue/http/internal-stock';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { Catalogue } from '../../catalogue.ts';
import { estimateRow } from '../../cost/estimate-cost/estimate-row.ts';
import { checkShipment, findFreightProducts, productsOf, toGoodsLines } from '../../cost/estimate-cost/goods-line.ts';
import type { FreightProduct } from '../../cost/estimate-cost/goods-line.ts';
import { presentCost } from '../../cost/cost.presenter.ts';
import type { Models } from '../../models.ts';
import { productEvent } from '../../product/product.entity.ts';
import { shortageOf } from '../shortage-of.ts';
import type { ShortageScope } from '../shortage-of.ts';
import { movementOf } from '../stock-movement.ts';
import { takeStock } from '../take-stock.ts';
import type { StoredReservation } from '../reservation.model.ts';

export interface ReserveRequest {
  body: BodyOf<typeof reserveStock>;
  context: EventContext;
  /** Language of messages about insufficient stock and oversized shipments. */
  locale: Locale;
}

/** Prices the shipment, using products that are already loaded. */
type PriceShipment = (known: readonly FreightProduct[], session?: ClientSession) => Promise<EstimateRow>;

/** Throws `RATE_NOT_FOUND`. The returned function throws `PRODUCT_NOT_FOUND`, and `INVALID_PAYLOAD` above the limits of a shipment. */
async function openPricing(
  { freightRules, models }: Pick<Catalogue, 'freightRules' | 'models'>,
  { body: { shipment }, locale }: ReserveRequest,
): Promise<PriceShipment> {
  const { costs, typeOfCategory } = await freightRules.of(shipment.country);
  const cost = costs.find(({ service }) => service === shipment.service);
  if (cost === undefined) throw new ApiFailure('RATE_NOT_FOUND');
  return async (known, session) => {
    const ids = new Set(known.map(({ _id }) => _id.toHexString()));
    const others = productsOf(shipment.lines).filter((id) => !ids.has(id));
    const found = others.length === 0 ? known : [...known, ...(await findFreightProducts(models, others, session))];
    const goods = toGoodsLines(shipment.lines, found, typeOfCategory);
    checkShipment(goods, locale);
    return estimateRow(presentCost(cost), goods);
  };
}

/** Aborts the transaction: nothing is reserved for goods that the service does not carry. */
class RefusedGoodsError extends Error {
  readonly row: EstimateRow;

  constructor(row: EstimateRow) {
    super('the service refuses goods of the order');
    this.row = row;
  }
}

/** Reserves all lines of an order, or none, and prices its shipment. Throws the errors of the contract. */
export async function reserve(catalogue: Catalogue, request: ReserveRequest): Promise<EstimateRow> {
  const { withTransaction, models } = catalogue;
  const { body, context, locale } = request;
  const price = await openPricing(catalogue, request);
  const lines = body.lines.map(({ line, product, amount }) => ({
    line: new Types.ObjectId(line),
    product: new Types.ObjectId(product),
    amount,
  }));
  const { code } = body;
  const order = { _id: new Types.ObjectId(body.order), ...(code !== undefined && { code }) };
  const reservation: StoredReservation = { ...order, lines, reservedAt: new Date() };
  try {
    return await withTransaction(async ({ session, record }) => {
      const { taken, products, isComplete } = await takeStock(models, lines, session);
      if (!isComplete) throw await refusalOf(models, reservation, { taken, session, locale });
      const row = await price(
        products.map(({ after }) => after),
        session,
      );
      if (row.refused.length > 0) throw new RefusedGoodsError(row);
      await models.reservations.insertMany([reservation], { session, lean: true });
      const cause = { reason: 'SOLD', order, by: context.actor } as const;
      await models.stockMovements.insertMany(
        products.map(({ before, after }) => movementOf(after, after.stock - before.stock, cause)),
        { session, lean: true },
      );
      for (const { before, after } of products) record(productEvent(after, before, context));
      return row;
    });
  } catch (error) {
    if (error instanceof RefusedGoodsError) return error.row;
    if (!isDuplicateKey(error) && !(error instanceof ReservedBeforeError)) throw error;
    await checkReserved(models, reservation._id);
    return price([]);
  }
}

/** Accepts an existing reservation. Throws `ACTION_NOT_ALLOWED` if it was released. */
async function checkReserved({ reservations }: Models, order: Types.ObjectId): Promise<void> {
  const existing = await reservations.findById(order).orFail().lean<StoredReservation>();
  if (existing.endedAt !== undefined) throw new ApiFailure('ACTION_NOT_ALLOWED');
}

/** Aborts the transaction of a repeated request, which would otherwise fail because its first one has taken the last pieces. */
class ReservedBeforeError extends Error {}

/** Returns why not all lines can be reserved, unless this order has reserved before. */
async function refusalOf(models: Models, { _id, lines }: StoredReservation, scope: ShortageScope): Promise<Error> {
  return (await models.reservations.exists({ _id }).session(scope.session)) === null
    ? shortageOf(models, lines, scope)
    : new ReservedBeforeError('the order was reserved or released before');
}
