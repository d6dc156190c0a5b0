import { queuedPaymentStatuses } from '@gvg/contracts/cart/terms';
import { unmatchedDays, urgentHours } from '@gvg/contracts/cart/urgency';
import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import type { Cart } from '../../cart.ts';
import type { UserNames } from '@gvg/service-kit/http/user-names';
import { lineNameOf } from '../../line/line-name.ts';
import type { StoredPayment } from '../../payment/payment.model.ts';
import type { StoredQuote } from '../../quote/quote.model.ts';

const hourMs = 3_600_000;

/** Quote requests, longest waiting first. */
export async function findRequestedQuotes(
  { quotes, now }: Pick<Cart, 'quotes' | 'now'>,
  namesOf: UserNames,
  shown: number,
): Promise<CartDashboard['quotes']> {
  const filter = { status: 'REQUESTED' } as const;
  const [count, urgent, found] = await Promise.all([
    quotes.countDocuments(filter),
    quotes.countDocuments({ ...filter, answerBy: { $lte: new Date(now().getTime() + urgentHours * hourMs) } }),
    quotes.find(filter).sort({ createdAt: 1, _id: 1 }).limit(shown).lean<StoredQuote[]>(),
  ]);
  const names = await namesOf(found.map(({ user }) => user));
  return {
    count,
    urgent,
    first: found.map(({ _id, user, lines, answerBy }) => ({
      _id: _id.toHexString(),
      customer: names.get(user) ?? '',
      names: lines.map(lineNameOf),
      lines: lines.length,
      answerBy: answerBy.toISOString(),
    })),
  };
}

/** Payments that need staff's attention, oldest bank date first; urgent after a day. */
export async function findQueuedPayments(
  { payments, now }: Pick<Cart, 'payments' | 'now'>,
  shown: number,
): Promise<CartDashboard['payments']> {
  const filter = { status: { $in: [...queuedPaymentStatuses] } };
  const [count, urgent, found] = await Promise.all([
    payments.countDocuments(filter),
    payments.countDocuments({
      ...filter,
      receivedAt: { $lt: new Date(now().getTime() - unmatchedDays * 24 * hourMs) },
    }),
    payments
      .find(filter)
      .sort({ receivedAt: 1, _id: 1 })
      // Few are queued. An index ordered by time would start with settled ones.
      .hint({ status: 1, receivedAt: 1, _id: 1 })
      .limit(shown)
      .lean<StoredPayment[]>(),
  ]);
  return {
    count,
    urgent,
    first: found.map(({ _id, amount, content, status, receivedAt }) => ({
      _id: _id.toHexString(),
      amount,
      content,
      status,
      receivedAt: receivedAt.toISOString(),
    })),
  };
}
