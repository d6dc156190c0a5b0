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
import { moveStock } from '../move-stock.ts';
import type { ReservedLine, StoredReservation } from '../reservation.model.ts';

export interface ReserveRequest {
  body: BodyOf<typeof reserveStock>;
  context: EventContext;
  /** Language of the messages about lines that stock does not cover. */
  locale: Locale;
}

/** Takes all lines of an order out of stock, or none; the errors are those of the contract. */
export function reserve({ connection, transact, models }: Catalogue, { body, context, locale }: ReserveRequest): Promise<void> {
  const lines = body.lines.map(({ line, product, amount }) => ({ line: new Types.ObjectId(line), product: new Types.ObjectId(product), amount }));
  return transact(async (session) => {
    const scope = { connection, session, context };
    const existing = await models.reservations.findById(body.order).session(session).lean<StoredReservation>();
    if (existing?.endedAt !== undefined) throw new ApiFailure('ACTION_NOT_ALLOWED');
    if (existing !== null) return;
    await checkStock(models, lines, { scope, locale });
    await moveStock(models, lines, -1, scope);
    await insertReservation(models, { _id: new Types.ObjectId(body.order), lines, reservedAt: new Date() }, scope);
  });
}

/** Lines of the same product are covered in their order. */
async function checkStock({ products }: Models, lines: readonly ReservedLine[], { scope, locale }: { scope: WriteScope; locale: Locale }): Promise<void> {
  const found = await products
    .find({ _id: { $in: lines.map(({ product }) => product) } }, { stock: 1, isDeleted: 1 })
    .session(scope.session)
    .lean<Pick<StoredProduct, '_id' | 'stock' | 'isDeleted'>[]>();
  if (found.some(({ isDeleted }) => isDeleted)) throw new ApiFailure('PRODUCT_WAS_DELETED');
  const available = new Map(found.map(({ _id, stock }) => [_id.toHexString(), stock]));
  const details = lines.flatMap(({ product, amount }, index) => {
    const stock = available.get(product.toHexString());
    if (stock === undefined) throw new ApiFailure('PRODUCT_NOT_FOUND');
    if (amount > stock) return [{ path: `lines.${index}.amount`, code: 'TOO_BIG', message: validationMessage('TOO_BIG', locale, { maximum: String(stock) }) }];
    available.set(product.toHexString(), stock - amount);
    return [];
  });
  if (details.length > 0) throw new ApiFailure('CART_AMOUNT_NOT_ENOUGH', { details: details.slice(0, maxDetails) });
}

async function insertReservation({ reservations }: Models, reservation: StoredReservation, { session }: WriteScope): Promise<void> {
  try {
    await reservations.create([reservation], { session });
  } catch (error) {
    // The same order is reserved or released at this moment: the retried transaction finds what the other has written.
    throw isDuplicateKey(error) ? concurrentChangeError('reservation') : error;
  }
}
