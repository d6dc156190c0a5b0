import { Types } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/endpoint';
import type { reserveStock } from '@gvg/contracts/catalogue/http/internal-stock';
import type { Locale } from '@gvg/contracts/locale';
import { maxDetails, validationMessage } from '@gvg/contracts/validation';
import type { EventContext } from '@gvg/messaging/outbox';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/duplicate-key';
import type { Catalogue } from '../../catalogue.ts';
import type { WriteScope } from '../../entity/entity-definition.ts';
import type { Models } from '../../models.ts';
import type { StoredProduct } from '../../product/product.model.ts';
import { takeStock } from '../take-stock.ts';
import type { ReservedLine, StoredReservation } from '../reservation.model.ts';

export interface ReserveRequest {
  body: BodyOf<typeof reserveStock>;
  context: EventContext;
  /** Language of the messages about lines that stock does not cover. */
  locale: Locale;
}

/** Takes all lines of an order out of stock, or none; the errors are those of the contract. */
export async function reserve({ connection, transact, models }: Catalogue, { body, context, locale }: ReserveRequest): Promise<void> {
  const lines = body.lines.map(({ line, product, amount }) => ({ line: new Types.ObjectId(line), product: new Types.ObjectId(product), amount }));
  const reservation: StoredReservation = { _id: new Types.ObjectId(body.order), lines, reservedAt: new Date() };
  try {
    await transact(async (session) => {
      const scope = { connection, session, context };
      await models.reservations.collection.insertOne(reservation, { session });
      const { taken, isComplete } = await takeStock(models, lines, scope);
      if (!isComplete) throw await shortageOf(models, lines, { taken, scope, locale });
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await checkReserved(models, reservation._id);
  }
}

/** The order was reserved or released before. */
async function checkReserved({ reservations }: Models, order: Types.ObjectId): Promise<void> {
  const existing = await reservations.findById(order).orFail().lean<StoredReservation>();
  if (existing.endedAt !== undefined) throw new ApiFailure('ACTION_NOT_ALLOWED');
}

interface ShortageScope {
  /** Pieces that this transaction has taken, by id of their product. */
  taken: ReadonlyMap<string, number>;
  scope: WriteScope;
  locale: Locale;
}

/** Why not all lines can be taken; lines of the same product are covered in their order. */
async function shortageOf({ products }: Models, lines: readonly ReservedLine[], { taken, scope, locale }: ShortageScope): Promise<Error> {
  const found = await products
    .find({ _id: { $in: lines.map(({ product }) => product) } }, { stock: 1, isDeleted: 1 })
    .session(scope.session)
    .lean<Pick<StoredProduct, '_id' | 'stock' | 'isDeleted'>[]>();
  if (found.some(({ isDeleted }) => isDeleted)) return new ApiFailure('PRODUCT_WAS_DELETED');
  const available = new Map(found.map(({ _id, stock }) => [_id.toHexString(), stock + (taken.get(_id.toHexString()) ?? 0)]));
  if (lines.some(({ product }) => !available.has(product.toHexString()))) return new ApiFailure('PRODUCT_NOT_FOUND');
  const details = lines.flatMap(({ product, amount }, index) => {
    const stock = available.get(product.toHexString()) as number;
    if (amount > stock) return [{ path: `lines.${index}.amount`, code: 'TOO_BIG', message: validationMessage('TOO_BIG', locale, { maximum: String(stock) }) }];
    available.set(product.toHexString(), stock - amount);
    return [];
  });
  return details.length > 0 ? new ApiFailure('CART_AMOUNT_NOT_ENOUGH', { details: details.slice(0, maxDetails) }) : concurrentChangeError('stock');
}
