const daysAMonth = 365 / 12;
const monthsFrom = 60;

/** How long a product keeps: days below two months, months from there. */
export function shelfLife(days: number): { unit: 'days' | 'months'; count: number } {
  return days < monthsFrom ? { unit: 'days', count: days } : { unit: 'months', count: Math.round(days / daysAMonth) };
}
