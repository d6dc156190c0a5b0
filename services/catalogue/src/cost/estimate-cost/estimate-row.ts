import type { ProductType } from '@gvg/contracts/catalogue/terms';
import type { Cost, CostSurcharge, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { upcomingCutoffs } from '@gvg/contracts/catalogue/upcoming-cutoffs';
import { chargeableWeight } from './chargeable-weight.ts';
import type { GoodsLine } from './goods-line.ts';
import { findRefusal } from './find-refusal.ts';
import { roundMoney } from './round-money.ts';

type Surcharge = EstimateRow['surcharges'][number];

const gramsPerKg = 1000n;

/**
 * The cost of one service for these goods. The whole weight is priced by the bracket that contains it; surcharges follow each goods type's share of
 * the real weight; refused lines are excluded from every weight. Source of the rules: rules/catalogue.md (Costs).
 */
export function estimateRow(cost: Cost, lines: readonly GoodsLine[], now = Date.now()): EstimateRow {
  const refusals = lines.map((line, index) => findRefusal(cost, line, index));
  const accepted = lines.filter((_, index) => refusals[index] === undefined);
  const refused = refusals.filter((refusal) => refusal !== undefined);
  const common = { cost: cost._id, service: cost.service, transitDays: cost.transitDays, refused, cutoffs: upcomingCutoffs(cost.cutoffs, now) };
  if (accepted.length === 0) {
    return { ...common, possible: false, realGrams: 0, volumetricGrams: 0, chargeableGrams: 0, freight: 0, surcharges: [], total: 0 };
  }

  const { basis, ...weights } = chargeableWeight(cost, accepted);
  const bracket = cost.brackets.find(({ toGrams }) => toGrams === undefined || weights.chargeableGrams <= toGrams) as Cost['brackets'][number];
  /** In thousandths of a đồng: grams × price per kilogram. */
  const freight = BigInt(weights.chargeableGrams) * BigInt(bracket.pricePerKg);
  const surcharges = cost.surcharges.flatMap((surcharge) => surchargeOf(surcharge, accepted, { freight, realGrams: BigInt(weights.realGrams) }));
  const roundedFreight = roundMoney(freight, gramsPerKg);
  const { stepGrams, minimumGrams, volumetricDivisor } = cost;
  return {
    ...common,
    ...weights,
    possible: true,
    rule: { basis, bracket, stepGrams, minimumGrams, volumetricDivisor },
    freight: roundedFreight,
    surcharges,
    total: surcharges.reduce((sum, { amount }) => sum + amount, roundedFreight),
  };
}

/** Empty when no line has the surcharge's goods type. */
function surchargeOf(surcharge: CostSurcharge, lines: readonly GoodsLine[], { freight, realGrams }: { freight: bigint; realGrams: bigint }): Surcharge[] {
  const grams = gramsOf(surcharge.goodsType, lines);
  if (grams === 0) return [];
  if ('percent' in surcharge && surcharge.percent !== undefined) {
    const hundredths = BigInt(Math.round(surcharge.percent * 100));
    return [{ ...surcharge, realGrams: grams, amount: roundMoney(freight * hundredths * BigInt(grams), 10_000n * realGrams * gramsPerKg) }];
  }
  const { goodsType, amountPerKg } = surcharge as Extract<CostSurcharge, { amountPerKg: number }>;
  return [{ goodsType, amountPerKg, realGrams: grams, amount: roundMoney(BigInt(amountPerKg) * BigInt(grams), gramsPerKg) }];
}

function gramsOf(type: ProductType, lines: readonly GoodsLine[]): number {
  return lines.filter(({ goodsType }) => goodsType === type).reduce((sum, { weightGrams, amount }) => sum + weightGrams * amount, 0);
}
