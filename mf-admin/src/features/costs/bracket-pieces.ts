/** Segment of the weight axis: covered by no bracket, by one with its price, or by several. */
export interface BracketPiece {
  fromGrams: number;
  toGrams: number;
  kind: 'price' | 'gap' | 'overlap';
  pricePerKg: number | undefined;
}

interface Bracket {
  fromGrams: number;
  toGrams?: number | undefined;
  pricePerKg: number;
}

/** Length of the axis in relation to the last limit, to show the open last bracket. */
const openShare = 1.25;
const leastGrams = 10_000;

const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && !Number.isNaN(value);

/** Splits the axis from 0 to beyond the last limit wherever a bracket begins or ends. */
export function bracketPieces(brackets: readonly Bracket[]): BracketPiece[] {
  const known = brackets.filter(({ fromGrams }) => isNumber(fromGrams));
  const limits = known.flatMap(({ fromGrams, toGrams }) => (isNumber(toGrams) ? [fromGrams, toGrams] : [fromGrams]));
  const end = Math.max(leastGrams, Math.ceil(Math.max(0, ...limits) * openShare));
  const points = [...new Set([0, ...limits, end])].toSorted((one, other) => one - other);
  return points.slice(0, -1).map((fromGrams, index) => {
    const toGrams = points[index + 1] ?? end;
    const holding = known.filter(
      (bracket) => bracket.fromGrams <= fromGrams && (isNumber(bracket.toGrams) ? bracket.toGrams : end) >= toGrams,
    );
    const kind = holding.length === 0 ? 'gap' : holding.length === 1 ? 'price' : 'overlap';
    return { fromGrams, toGrams, kind, pricePerKg: kind === 'price' ? holding[0]?.pricePerKg : undefined };
  });
}
