const daysAMonth = 365 / 12;
const monthsFrom = 60;

/** Returns the shelf life in days, or in months from 60 days. */
export function shelfLife(days: number): { unit: 'days' | 'months'; count: number } {
  return days < monthsFrom ? { unit: 'days', count: days } : { unit: 'months', count: Math.round(days / daysAMonth) };
}
