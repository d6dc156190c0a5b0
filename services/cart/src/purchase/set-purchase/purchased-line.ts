import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { Purchase } from '@gvg/contracts/cart/http/order-schema';
import type { setPurchase } from '@gvg/contracts/cart/http/purchases';
import { purchaseHours } from '@gvg/contracts/cart/terms';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import { cancelledLine } from '../../order/cancelled-line.ts';
import { checkCharges } from '../../order/check-charges.ts';
import type { Move } from '../../order/move-order.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { totalsOf } from '../../order/order-totals.ts';
import { findLine, withLine } from '../../order/with-line.ts';

type Body = BodyOf<typeof setPurchase>;
export type Buying = Omit<Extract<Body, { status: 'BOUGHT' }>, 'status' | 'revision'>;

const hourMs = 3_600_000;
const hoursAfter = (at: string | Date, hours: number): string =>
  new Date(new Date(at).getTime() + hours * hourMs).toISOString();

/** Returns the line while its order buys. Throws `ORDER_STATUS_CONFLICT` for a line in stock, at the warehouse or cancelled. */
function openLine(order: StoredOrder, id: string) {
  const line = findLine(order, id);
  if (order.status !== 'PURCHASING' || (line.status !== 'TO_BUY' && line.status !== 'BOUGHT'))
    throw new ApiFailure('ORDER_STATUS_CONFLICT');
  return line;
}

/** The purchase price may become known or be corrected after the line has arrived. */
function boughtOrOpenLine(order: StoredOrder, id: string, { actualPrice }: Buying) {
  const line = findLine(order, id);
  const isCorrection = line.status === 'READY' && line.quote !== undefined && actualPrice !== undefined;
  return isCorrection ? line : openLine(order, id);
}

/** Returns the order with a bought line, or with more details of one. Throws `ORDER_STATUS_CONFLICT` also for buying while something is due. */
export function boughtLine(
  order: StoredOrder,
  id: string,
  buying: Buying,
  { by, at }: { by: string; at: Date },
): StoredOrder {
  const line = boughtOrOpenLine(order, id, buying);
  if (line.status === 'TO_BUY' && totalsOf(order).due > 0) throw new ApiFailure('ORDER_STATUS_CONFLICT');
  const known = { by, at: at.toISOString(), ...line.purchase, ...buying };
  const purchase: Purchase = {
    ...known,
    arriveBy: known.seller?.expectedAt ?? hoursAfter(known.at, purchaseHours.delivery),
  };
  const { askedPrice: _, ...rest } = line;
  return withLine(order, line, { ...rest, status: line.status === 'READY' ? 'READY' : 'BOUGHT', purchase });
}

/** Returns the order with a question about a higher price. Asking again restarts the deadline. Throws `INVALID_PAYLOAD` for a price that is not higher. */
export function dearerLine(
  order: StoredOrder,
  id: string,
  { price, note = '' }: { price: number; note?: string | undefined },
  { at, locale }: { at: Date; locale: Locale },
): StoredOrder {
  const line = openLine(order, id);
  if (line.status !== 'TO_BUY') throw new ApiFailure('ORDER_STATUS_CONFLICT');
  if (price <= line.price) throw invalidField({ path: 'askedPrice', code: 'INVALID_VALUE', locale });
  const { goods, serviceFee } = totalsOf(order);
  checkCharges({ goods: goods + (price - line.price) * line.amount, serviceFee }, { path: 'askedPrice', locale });
  const askedPrice = { price, until: hoursAfter(at, purchaseHours.answer), ...(note !== '' && { note }) };
  return withLine(order, line, { ...line, askedPrice });
}

/** Cancels a line that its seller does not have or has not sent. */
export function soldOutLine(order: StoredOrder, id: string, note: string, move: Move): StoredOrder {
  const line = openLine(order, id);
  return cancelledLine(order, line, { reason: 'SOLD_OUT', note, orderReason: 'BY_STAFF' }, move);
}
