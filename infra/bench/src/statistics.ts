/** Returns the median. For an even number of values, the lower of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('A median needs at least one value');
  return middle;
}

/** Returns the smallest value that is not exceeded by `share` (0…1) of all values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('A percentile needs at least one value');
  return value;
}
