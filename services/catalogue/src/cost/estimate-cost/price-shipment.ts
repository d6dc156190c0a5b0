import type { ProductType } from '@gvg/contracts/catalogue/terms';
import type { Cost, CostSurcharge, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { chargeableWeight } from './chargeable-weight.ts';
import type { PackedGoods } from './chargeable-weight.ts';
import type { GoodsLine } from './goods-line.ts';
import { roundMoney } from '@gvg/contracts/values/round-money';

type Surcharge = EstimateRow['surcharges'][number];
type DeclaredGoods = Pick<GoodsLine, 'goodsType' | 'weightGrams' | 'amount'>;

const gramsPerKg = 1000n;

/** Fields of a rate that determine prices. */
export type PricingRules = Pick<Cost, 'brackets' | 'surcharges' | 'stepGrams' | 'minimumGrams' | 'volumetricDivisor'>;

/**
 * Prices weighed goods. The bracket that contains the whole weight applies to all of it. Surcharges follow each goods type's share of the real weight, by the
 * declared weights (rules/catalogue.md, "Costs").
 */
export function priceShipment(cost: PricingRules, weighed: readonly PackedGoods[], declared: readonly DeclaredGoods[]) {
  const { basis, ...weights } = chargeableWeight(cost, weighed);
  const bracket = cost.brackets.find(
    ({ toGrams }) => toGrams === undefined || weights.chargeableGrams <= toGrams,
  ) as Cost['brackets'][number];
  /** In thousandths of a đồng: grams × price per kilogram. */
  const freight = BigInt(weights.chargeableGrams) * BigInt(bracket.pricePerKg);
  const surcharges = cost.surcharges.flatMap((surcharge) =>
    surchargeOf(surcharge, declared, { freight, realGrams: BigInt(weights.realGrams) }),
  );
  const roundedFreight = roundMoney(freight, gramsPerKg);
  const { stepGrams, minimumGrams, volumetricDivisor } = cost;
  return {
    ...weights,
    possible: true,
    rule: { basis, bracket, stepGrams, minimumGrams, volumetricDivisor },
    freight: roundedFreight,
    surcharges,
    total: surcharges.reduce((sum, { amount }) => sum + amount, roundedFreight),
  };
}

/** Empty when no line has the surcharge's goods type. */
function surchargeOf(
  surcharge: CostSurcharge,
  declared: readonly DeclaredGoods[],
  { freight, realGrams }: { freight: bigint; realGrams: bigint },
): Surcharge[] {
  const [part, whole] = [gramsOf(declared, surcharge.goodsType), gramsOf(declared)];
  if (part === 0n) return [];
  const grams = Number((2n * realGrams * part + whole) / (2n * whole));
  if ('percent' in surcharge && surcharge.percent !== undefined) {
    const hundredths = BigInt(Math.round(surcharge.percent * 100));
    return [
      { ...surcharge, realGrams: grams, amount: roundMoney(freight * hundredths * part, 10_000n * whole * gramsPerKg) },
    ];
  }
  const { goodsType, amountPerKg } = surcharge as Extract<CostSurcharge, { amountPerKg: number }>;
  return [
    {
      goodsType,
      amountPerKg,
      realGrams: grams,
      amount: roundMoney(BigInt(amountPerKg) * realGrams * part, whole * gramsPerKg),
    },
  ];
}

function gramsOf(goods: readonly DeclaredGoods[], type?: ProductType): bigint {
  return goods
    .filter(({ goodsType }) => type === undefined || goodsType === type)
    .reduce((sum, { weightGrams, amount }) => sum + BigInt(weightGrams) * BigInt(amount), 0n);
}
