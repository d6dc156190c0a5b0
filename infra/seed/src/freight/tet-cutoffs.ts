import type { CostCutoff } from '@gvg/contracts/catalogue/http/costs';

/** First days of the lunar years in Vietnam, with the names of the years. */
const newYears: readonly (readonly [day: string, name: string])[] = [
  ['2027-02-06', 'Đinh Mùi'],
  ['2028-01-26', 'Mậu Thân'],
  ['2029-02-13', 'Kỷ Dậu'],
  ['2030-02-02', 'Canh Tuất'],
  ['2031-01-23', 'Tân Hợi'],
  ['2032-02-11', 'Nhâm Tý'],
  ['2033-01-31', 'Quý Sửu'],
  ['2034-02-19', 'Giáp Dần'],
  ['2035-02-08', 'Ất Mão'],
  ['2036-01-28', 'Bính Thìn'],
];

const dayMs = 86_400_000;
/** Days to buy, weigh and pack before a parcel leaves. */
const daysToPack = 7;

/**
 * Returns the cutoff of the next Tết that an order at `now` (epoch milliseconds) can still reach by a service. `longestTransit` is in days.
 */
export function tetCutoffs(longestTransit: number, now: number): CostCutoff[] {
  const cutoffs = newYears.map(([day, name]) => ({
    name: { vi: `Tết ${name}`, en: `Lunar New Year ${day.slice(0, 4)}` },
    orderBy: new Date(
      Date.parse(`${day}T00:00:00.000+07:00`) - (longestTransit + daysToPack) * dayMs - 1,
    ).toISOString(),
  }));
  return cutoffs.filter(({ orderBy }) => Date.parse(orderBy) > now).slice(0, 1);
}
