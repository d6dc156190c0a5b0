import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoment } from '../../texts/format.ts';
import type { PreviewRow } from '../cart/api/preview.ts';
import { usualDays } from '../order/usual-days.ts';

const dayMs = 86_400_000;

/**
 * Returns the usual days until an order of these lines leaves. Goods that are bought for the customer have to reach the warehouse first.
 */
export const daysBeforeTransit = (lines: readonly Pick<CartLine, 'state'>[]): number =>
  (lines.some(({ state }) => state === 'QUOTED') ? usualDays.PURCHASING : 0) +
  usualDays.AT_WAREHOUSE +
  usualDays.PACKED;

/** Returns the first and last arrival day of a parcel ordered and paid now. Browser only: days are in the reader's time zone. */
export function arrivalDays(
  { transitDays: { min, max } }: Pick<PreviewRow, 'transitDays'>,
  before: number,
  locale: Locale,
  now: Date = new Date(),
): { from: string; until: string } {
  const dayAfter = (days: number) => formatMoment(new Date(now.getTime() + days * dayMs), locale, now).day;
  return { from: dayAfter(before + min), until: dayAfter(before + max) };
}
