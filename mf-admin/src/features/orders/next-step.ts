import { countryName } from '@gvg/customer-ui';
import { warehouseDays } from '@gvg/contracts/cart/urgency';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatDay, formatDayTime } from '../../texts/format.ts';

/** Next step of staff or the customer: translation key below `nextStep`, and its values. */
export interface NextStep {
  key: string;
  values: Record<string, string | number>;
  /** Set if it waits for staff or is later than promised. */
  isUrgent: boolean;
}

const dayMs = 86_400_000;

export const statusSince = ({ status, timeline, createdAt }: Pick<Order, 'status' | 'timeline' | 'createdAt'>): Date =>
  new Date(timeline.findLast((entry) => entry.status === status)?.at ?? createdAt);

const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * dayMs);

/** Values for the text of a hold. A hold until midnight ends on the day before. */
export const holdValues = (
  { until, reason }: NonNullable<NonNullable<Order['work']>['hold']>,
  locale: Locale,
  now: Date = new Date(),
) => ({ day: formatDay(new Date(Date.parse(until) - 1), locale, now), reason });

/** Returns the next step of an order. Browser only: it formats days and countries. */
export function nextStepOf(order: Order, locale: Locale, now: Date = new Date()): NextStep {
  const { status, totals, payBy, lines, shipping, owed = 0 } = order;
  const step = (key: string, values: NextStep['values'] = {}, isUrgent = false): NextStep => ({
    key,
    values,
    isUrgent,
  });
  const hold = order.work?.hold;
  if (hold !== undefined && new Date(hold.until) > now) return step('HELD', holdValues(hold, locale, now));
  if (order.proposal !== undefined)
    return step('CHANGE_PROPOSED', { time: formatDayTime(new Date(order.proposal.until), locale, now) });
  const since = statusSince(order);
  switch (status) {
    case 'AWAITING_DEPOSIT':
      if (totals.due === 0) return step('DEPOSIT_PAID', {}, true);
      if (payBy === undefined) return step('AWAITING_DEPOSIT_OPEN');
      return new Date(payBy) < now
        ? step('AWAITING_DEPOSIT_LATE', {}, true)
        : step('AWAITING_DEPOSIT', { time: formatDayTime(new Date(payBy), locale, now) });
    case 'PURCHASING': {
      if (totals.due > 0) return step('DEPOSIT_MISSING', { due: formatMoney(totals.due) }, true);
      const left = lines.filter((line) => line.status !== 'CANCELLED');
      return step('PURCHASING', { done: left.filter((line) => line.status === 'READY').length, all: left.length });
    }
    case 'AT_WAREHOUSE': {
      const by = daysAfter(since, warehouseDays);
      return by < now ? step('AT_WAREHOUSE_LATE', {}, true) : step('AT_WAREHOUSE', { day: formatDay(by, locale, now) });
    }
    case 'AWAITING_BALANCE':
      return step('AWAITING_BALANCE', { due: formatMoney(totals.due) });
    case 'PACKED':
      return step('PACKED');
    case 'SHIPPED': {
      const latest = daysAfter(since, shipping.transitDays.max);
      const country = countryName(shipping.country, locale);
      return latest < now
        ? step('SHIPPED_LATE', { country }, true)
        : step('SHIPPED', {
            country,
            from: formatDay(daysAfter(since, shipping.transitDays.min), locale, now),
            until: formatDay(latest, locale, now),
          });
    }
    default:
      return owed > 0 ? step('OWED', { owed: formatMoney(owed) }, true) : step(status);
  }
}
