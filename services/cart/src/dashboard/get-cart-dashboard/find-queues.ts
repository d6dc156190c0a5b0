import type { QueryFilter } from 'mongoose';
import { queuedPaymentStatuses } from '@gvg/contracts/cart/terms';
import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { localize } from '@gvg/contracts/values/locale';
import type { Cart } from '../../cart.ts';
import type { UserNames } from '@gvg/service-kit/http/user-names';
import type { StoredLine } from '../../line/stored-line.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import type { StoredPayment } from '../../payment/payment.model.ts';
import type { StoredQuote } from '../../quote/quote.model.ts';
import { statusSince } from './is-late.ts';

const nameOf = ({ product, outside }: StoredLine): string =>
  product === undefined ? (outside?.name ?? '') : localize(product.name, 'vi');

/** Requests for prices, those that wait longest first. */
export async function findRequestedQuotes(
  { quotes }: Pick<Cart, 'quotes'>,
  namesOf: UserNames,
  shown: number,
): Promise<CartDashboard['quotes']> {
  const filter = { status: 'REQUESTED' } as const;
  const [count, found] = await Promise.all([
    quotes.countDocuments(filter),
    quotes.find(filter).sort({ createdAt: 1, _id: 1 }).limit(shown).lean<StoredQuote[]>(),
  ]);
  const names = await namesOf(found.map(({ user }) => user));
  return {
    count,
    first: found.map(({ _id, user, lines, answerBy }) => ({
      _id: _id.toHexString(),
      customer: names.get(user) ?? '',
      names: lines.map(nameOf),
      lines: lines.length,
      answerBy: answerBy.toISOString(),
    })),
  };
}

/** Transfers that need a hand, oldest bank date first. */
export async function findQueuedPayments(
  { payments }: Pick<Cart, 'payments'>,
  shown: number,
): Promise<CartDashboard['payments']> {
  const filter = { status: { $in: [...queuedPaymentStatuses] } };
  const [count, found] = await Promise.all([
    payments.countDocuments(filter),
    payments.find(filter).sort({ receivedAt: 1, _id: 1 }).limit(shown).lean<StoredPayment[]>(),
  ]);
  return {
    count,
    first: found.map(({ _id, amount, content, status, receivedAt }) => ({
      _id: _id.toHexString(),
      amount,
      content,
      status,
      receivedAt: receivedAt.toISOString(),
    })),
  };
}

/** Parcels that lie at the warehouse unweighed and are not on hold, those that have not changed for longest first. */
export async function findParcelsToWeigh(
  { orders, now }: Pick<Cart, 'orders' | 'now'>,
  shown: number,
): Promise<CartDashboard['toWeigh']> {
  const filter: QueryFilter<StoredOrder> = {
    status: 'AT_WAREHOUSE',
    $or: [{ 'work.hold': { $exists: false } }, { 'work.hold.until': { $lte: now() } }],
  };
  const [count, found] = await Promise.all([
    orders.countDocuments(filter),
    orders.find(filter).sort({ updatedAt: 1, _id: 1 }).limit(shown).lean<StoredOrder[]>(),
  ]);
  return {
    count,
    first: found.map((order) => ({
      code: order.code,
      fullName: order.recipient.fullName,
      country: order.shipping.country,
      pieces: order.lines
        .filter(({ status }) => status !== 'CANCELLED')
        .reduce((pieces, { amount }) => pieces + amount, 0),
      since: statusSince(order).toISOString(),
    })),
  };
}
