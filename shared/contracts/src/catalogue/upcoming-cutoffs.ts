import type { CostCutoff } from './http/costs.ts';

/** Returns the cutoffs that can still be met at `now` (epoch milliseconds), soonest first. */
export function upcomingCutoffs(cutoffs: readonly CostCutoff[], now: number): CostCutoff[] {
  const instantOf = ({ orderBy }: CostCutoff) => Date.parse(orderBy);
  return cutoffs.filter((cutoff) => instantOf(cutoff) > now).toSorted((a, b) => instantOf(a) - instantOf(b));
}
