export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

const resamples = 2_000;
/** Confidence level: one of a thousand measurements of equal doors exceeds the spread. */
const share = 0.999;

/**
 * Returns the largest median of these differences that chance alone is likely to cause. For identical calls either may be the slower one,
 * so each random choice of signs is another measurement of no difference.
 */
export function spreadOfMedian(differences: readonly number[]): number {
  const medians = Array.from({ length: resamples }, () =>
    Math.abs(median(differences.map((difference) => (Math.random() < 0.5 ? difference : -difference)))),
  );
  return medians.toSorted((one, other) => one - other)[Math.floor(resamples * share)] as number;
}
