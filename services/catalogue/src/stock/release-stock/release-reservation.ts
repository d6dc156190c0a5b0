import { Types } from 'mongoose';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import type { WriteScope } from '../../entity/entity-definition.ts';
import type { Models } from '../../models.ts';
import { giveBackStock } from '../give-back-stock.ts';
import type { StoredReservation } from '../reservation.model.ts';

/** Returns the remaining reserved stock of the order and ends its reservation; idempotent. An order without a reservation cannot reserve afterwards. */
export async function releaseReservation(models: Models, order: string, scope: WriteScope): Promise<void> {
  await giveBackStock(models, await endReservation(models, order, scope), scope);
}

/** Returns the reserved stock of one line; idempotent. */
export async function releaseLine(
  models: Models,
  { order, line }: { order: string; line: string },
  scope: WriteScope,
): Promise<void> {
  const reservation = await models.reservations
    .findOneAndUpdate({ _id: order }, { $pull: { lines: { line } } }, { session: scope.session })
    .lean<StoredReservation>();
  if (reservation === null) return;
  const lines = reservation.lines.filter((reserved) => reserved.line.equals(line));
  await giveBackStock(models, { ...reservation, lines }, scope);
}

/** Ends the order's reservation without returning stock, because its goods were delivered. Returns its previous state. */
export async function endReservation(
  { reservations }: Models,
  order: string,
  { session }: WriteScope,
): Promise<StoredReservation> {
  const now = new Date();
  const ended: StoredReservation = { _id: new Types.ObjectId(order), lines: [], reservedAt: now, endedAt: now };
  const before = await reservations.findById(order).session(session).lean<StoredReservation>();
  if (before?.endedAt !== undefined) return before;
  try {
    if (before === null) await reservations.create([ended], { session });
    else await reservations.updateOne({ _id: order }, { $set: { lines: [], endedAt: now } }, { session });
  } catch (error) {
    throw isDuplicateKey(error) ? concurrentChangeError('reservation') : error;
  }
  return before ?? ended;
}
