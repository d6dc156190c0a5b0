import { countryName } from '@gvg/customer-ui';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { askedLines, backOf } from './order-facts.ts';
import { usualDays } from './usual-days.ts';
import { formatMoment } from '../../texts/format.ts';

/** A sentence: its key below `nextStep` in the texts, and its values. */
export interface NextStep {
  key: string;
  values: Record<string, string | number>;
}

const daysAfter = (instant: string, days: number) => new Date(new Date(instant).getTime() + days * 86_400_000);

/** Returns when the order last changed to this status. */
const since = ({ timeline, createdAt }: Order, status: OrderStatus) =>
  timeline.findLast((entry) => entry.status === status)?.at ?? createdAt;

/** Returns the next step of an order and its deadline. Browser only: days are in the reader's time zone. */
export function nextStepOf(order: Order, locale: Locale, now: Date = new Date()): NextStep {
  const { status, totals, shipping, payBy, cancelReason = 'BY_STAFF' } = order;
  const dayOf = (date: string | Date) => formatMoment(date, locale, now).day;
  const reached = dayOf(since(order, status));
  const country = countryName(shipping.country, locale);
  const due = formatMoney(totals.due);
  const { min, max } = shipping.transitDays;
  /** Returns the sentence with the day by which the step is usually done, or the one for when that day has passed. */
  const usual = (step: keyof typeof usualDays, values: NextStep['values'] = {}, key: string = step): NextStep => {
    const by = daysAfter(since(order, status), usualDays[step]);
    return by < now ? { key: `${key}_LATE`, values } : { key, values: { ...values, day: dayOf(by) } };
  };
  if (order.proposal !== undefined && totals.due === 0)
    return { key: 'CHANGE_PROPOSED', values: { ...formatMoment(order.proposal.until, locale, now) } };
  switch (status) {
    case 'AWAITING_DEPOSIT': {
      if (totals.due === 0) return { key: 'DEPOSIT_PAID', values: {} };
      return payBy === undefined
        ? { key: 'AWAITING_DEPOSIT_OPEN', values: { due } }
        : { key: 'AWAITING_DEPOSIT', values: { due, ...formatMoment(payBy, locale, now) } };
    }
    case 'PURCHASING': {
      const [asked] = askedLines(order);
      if (asked !== undefined && totals.due === 0)
        return { key: 'PRICE_ASKED', values: { ...formatMoment(asked.askedPrice.until, locale, now) } };
      return totals.due > 0 ? { key: 'DEPOSIT_MISSING', values: { due } } : usual(status);
    }
    case 'AT_WAREHOUSE':
      return totals.due > 0 ? { key: 'DEPOSIT_MISSING', values: { due } } : usual(status);
    case 'AWAITING_BALANCE': {
      if (totals.due === 0) return usual('AWAITING_BALANCE', {}, 'BALANCE_PAID');
      return {
        key: 'AWAITING_BALANCE',
        values: { due, day: reached, weight: formatWeight(shipping.actualGrams ?? shipping.estimatedGrams) },
      };
    }
    case 'PACKED':
      return usual('PACKED', { country, min, max });
    case 'SHIPPED': {
      const left = since(order, status);
      const latest = daysAfter(left, max);
      if (latest < now) return { key: 'SHIPPED_LATE', values: { country, day: reached } };
      return {
        key: 'SHIPPED',
        values: { country, day: reached, from: dayOf(daysAfter(left, min)), until: dayOf(latest) },
      };
    }
    case 'DELIVERED':
      return { key: 'DELIVERED', values: { day: reached } };
    case 'CANCELLED':
      return backOf(order) > 0
        ? { key: 'CANCELLED_CREDIT', values: { day: reached, credit: formatMoney(backOf(order)) } }
        : { key: `CANCELLED_${cancelReason}`, values: { day: reached } };
    case 'REFUNDED':
      return { key: 'REFUNDED', values: { day: reached } };
  }
}
