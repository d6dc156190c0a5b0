import type { Cost, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { GoodsLine } from './goods-line.ts';

/** Weight and size of one packed piece, and the number of pieces. */
export type PackedGoods = Pick<GoodsLine, 'weightGrams' | 'dimensionsMm' | 'amount'>;

type WeightRule = Pick<Cost, 'minimumGrams' | 'stepGrams' | 'volumetricDivisor'>;

export interface ChargeableWeight {
  realGrams: number;
  /** Rounded up to the gram. */
  volumetricGrams: number;
  chargeableGrams: number;
  basis: NonNullable<EstimateRow['rule']>['basis'];
}

/**
 * The greatest of real weight, volumetric weight (both summed over the lines; a line without dimensions counts its real weight) and the minimum,
 * rounded up to the step (rules/catalogue.md). BigInt throughout, so that weights exactly on a step are not rounded up.
 */
export function chargeableWeight(
  { minimumGrams, stepGrams, volumetricDivisor }: WeightRule,
  lines: readonly PackedGoods[],
): ChargeableWeight {
  const divisor = BigInt(volumetricDivisor);
  const real = sum(lines, ({ weightGrams, amount }) => BigInt(weightGrams) * BigInt(amount));
  // The divisor is cm³ per kilogram, which equals mm³ per gram: mm³ / divisor gives grams.
  const volumetric = sum(lines, (line) => volumeOf(line) ?? BigInt(line.weightGrams) * BigInt(line.amount) * divisor);
  const minimum = BigInt(minimumGrams);

  const [basis, greatest] = [
    ['REAL', real * divisor] as const,
    ['VOLUMETRIC', volumetric] as const,
    ['MINIMUM', minimum * divisor] as const,
  ].reduce((best, candidate) => (candidate[1] > best[1] ? candidate : best));
  const step = BigInt(stepGrams);
  return {
    realGrams: Number(real),
    volumetricGrams: Number(divideRoundingUp(volumetric, divisor)),
    chargeableGrams: Number(divideRoundingUp(greatest, divisor * step) * step),
    basis,
  };
}

function volumeOf({ dimensionsMm: size, amount }: PackedGoods): bigint | undefined {
  return size && BigInt(size.length) * BigInt(size.width) * BigInt(size.height) * BigInt(amount);
}

function sum(lines: readonly PackedGoods[], of: (line: PackedGoods) => bigint): bigint {
  return lines.reduce((total, line) => total + of(line), 0n);
}

function divideRoundingUp(amount: bigint, divisor: bigint): bigint {
  return (amount + divisor - 1n) / divisor;
}
