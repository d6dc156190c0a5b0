import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { setReservedAmounts } from '@gvg/contracts/catalogue/http/internal-stock';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import { productEvent } from '../../product/product.entity.ts';
import { giveBackStock } from '../give-back-stock.ts';
import type { StoredReservation } from '../reservation.model.ts';
import { shortageOf } from '../shortage-of.ts';
import { movementOf } from '../stock-movement.ts';
import { takeStock } from '../take-stock.ts';

interface AmountsRequest {
  order: string;
  lines: BodyOf<typeof setReservedAmounts>['lines'];
  context: EventContext;
  /** Language of the messages about lines that stock does not cover. */
  locale: Locale;
}

/** Takes what is missing out of stock and gives back what is too much, all or nothing; the errors are those of the contract. */
export async function setAmounts(
  { withTransaction, models }: Pick<Catalogue, 'withTransaction' | 'models'>,
  { order: id, lines, context, locale }: AmountsRequest,
): Promise<void> {
  await withTransaction(async (transaction) => {
    const { session, record } = transaction;
    const reservation = await models.reservations.findById(id).session(session).lean<StoredReservation>();
    if (reservation === null || reservation.endedAt !== undefined) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const { _id, code } = reservation;
    const reserved = new Map(reservation.lines.map((line) => [line.line.toHexString(), line]));
    const changes = lines.flatMap(({ line, amount }, index) => {
      const held = reserved.get(line);
      return held === undefined ? [] : [{ ...held, index, reserved: held.amount, amount, more: amount - held.amount }];
    });
    const raised = changes.map((change) => ({ ...change, amount: Math.max(0, change.more) }));
    const lowered = changes.flatMap((change) => (change.more < 0 ? [{ ...change, amount: -change.more }] : []));
    if (changes.every(({ more }) => more === 0)) return;

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
    const amounts = new Map(changes.map(({ line, amount }) => [line.toHexString(), amount]));
    const present = reservation.lines.map((held) => ({
      ...held,
      amount: amounts.get(held.line.toHexString()) ?? held.amount,
    }));
    await models.reservations.updateOne({ _id }, { $set: { lines: present } }, { session });
    await giveBackStock(models, { ...reservation, lines: lowered }, { ...transaction, context });
  });
}
