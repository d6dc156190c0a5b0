import { Types } from 'mongoose';
import type { ClientSession } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { setReservedAmounts } from '@gvg/contracts/catalogue/http/internal-stock';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import type { Models } from '../../models.ts';
import { productEvent } from '../../product/product.entity.ts';
import { giveBackStock } from '../give-back-stock.ts';
import type { ReservedLine, StoredReservation } from '../reservation.model.ts';
import { shortageOf } from '../shortage-of.ts';
import { movementOf } from '../stock-movement.ts';
import { takeStock } from '../take-stock.ts';

interface AmountsRequest {
  order: string;
  code?: string | undefined;
  lines: BodyOf<typeof setReservedAmounts>['lines'];
  context: EventContext;
  /** Language of messages about insufficient stock. */
  locale: Locale;
}

interface AmountChange extends ReservedLine {
  /** Index of the line in the request. */
  index: number;
  /** Pieces reserved for it so far. */
  reserved: number;
}

/** Returns the order's reservation, or an empty one for its first line. Throws `ACTION_NOT_ALLOWED` if nothing can be reserved for the order. */
async function openReservation(
  { reservations }: Pick<Models, 'reservations'>,
  { order, code, lines }: AmountsRequest,
  session: ClientSession,
): Promise<StoredReservation> {
  const stored = await reservations.findById(order).session(session).lean<StoredReservation>();
  if (stored?.endedAt !== undefined) throw new ApiFailure('ACTION_NOT_ALLOWED');
  if (stored !== null) return stored;
  if (!lines.some(({ product, amount }) => product !== undefined && amount > 0))
    throw new ApiFailure('ACTION_NOT_ALLOWED');
  const reservation: StoredReservation = {
    _id: new Types.ObjectId(order),
    ...(code !== undefined && { code }),
    lines: [],
    reservedAt: new Date(),
  };
  try {
    await reservations.insertMany([reservation], { session });
  } catch (error) {
    throw isDuplicateKey(error) ? concurrentChangeError('reservation') : error;
  }
  return reservation;
}

/** Returns the changes to reserved lines and the lines to add; skips all others. */
function amountChanges({ lines: held }: StoredReservation, wanted: AmountsRequest['lines']): AmountChange[] {
  const reserved = new Map(held.map((line) => [line.line.toHexString(), line]));
  return wanted.flatMap(({ line, product, amount }, index) => {
    const before = reserved.get(line);
    if (before !== undefined) return [{ ...before, amount, index, reserved: before.amount }];
    if (product === undefined) return [];
    return [{ line: new Types.ObjectId(line), product: new Types.ObjectId(product), amount, index, reserved: 0 }];
  });
}

/** Returns the reserved lines after the changes, without empty ones. */
function changedLines({ lines }: StoredReservation, changes: readonly AmountChange[]): ReservedLine[] {
  const byLine = new Map([...lines, ...changes].map((line) => [line.line.toHexString(), line]));
  return [...byLine.values()]
    .filter(({ amount }) => amount > 0)
    .map(({ line, product, amount }) => ({ line, product, amount }));
}

/** Reserves missing pieces and returns surplus ones, all or nothing. Throws the errors of the contract. */
export async function setAmounts(
  { withTransaction, models }: Pick<Catalogue, 'withTransaction' | 'models'>,
  request: AmountsRequest,
): Promise<void> {
  const { lines, context, locale } = request;
  await withTransaction(async (transaction) => {
    const { session, record } = transaction;
    const reservation = await openReservation(models, request, session);
    const { _id, code } = reservation;
    const changes = amountChanges(reservation, lines);
    if (changes.every(({ amount, reserved }) => amount === reserved)) return;
    const raised = changes.map((change) => ({ ...change, amount: Math.max(0, change.amount - change.reserved) }));
    const lowered = changes.flatMap((change) =>
      change.amount < change.reserved ? [{ ...change, amount: change.reserved - change.amount }] : [],
    );

    const { taken, products, isComplete } = await takeStock(
      models,
      raised.filter(({ amount }) => amount > 0),
      session,
    );
    if (!isComplete) throw await shortageOf(models, raised, { taken, session, locale });
    const cause = { reason: 'SOLD', order: { _id, ...(code !== undefined && { code }) }, by: context.actor } as const;
    await models.stockMovements.insertMany(
      products.map(({ before, after }) => movementOf(after, after.stock - before.stock, cause)),
      { session },
    );
    for (const { before, after } of products) record(productEvent(after, before, context));
    await models.reservations.updateOne({ _id }, { $set: { lines: changedLines(reservation, changes) } }, { session });
    await giveBackStock(models, { ...reservation, lines: lowered }, { ...transaction, context });
  });
}
