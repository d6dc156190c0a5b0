const daysAMonth = 30;
const monthsFrom = 60;

/** How long a product keeps: days below two months, whole months from there, rounded down. */
export function shelfLife(days: number): { unit: 'days' | 'months'; count: number } {
  return days < monthsFrom ? { unit: 'days', count: days } : { unit: 'months', count: Math.floor((days * 12) / 365) || Math.floor(days / daysAMonth) };
}
