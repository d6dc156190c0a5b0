import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { workedCost, workedReason } from './worked-costs.ts';
import type { WorkedCase, WorkedGoods } from './worked-costs.ts';

const notTaken = { vi: 'Dịch vụ này không nhận loại hàng này', en: 'This service does not take goods of this type' };

const gramsOf = (lines: readonly WorkedGoods[]) =>
  lines.reduce((sum, { weightGrams, amount }) => sum + weightGrams * amount, 0);

/**
 * Returns the estimate of a worked case, as the catalogue sends it. Freight is the case's own. Omitted values follow the contract: goods
 * weigh the sum of their pieces, also by volume if they have no dimensions; the total is the sum of freight and surcharges.
 */
export function workedEstimate([, rates, lines, expected]: WorkedCase): EstimateRow {
  const cost = { ...workedCost, ...rates };
  const { possible = true, chargeableGrams, basis = 'REAL', price, freight, surcharges = [], refused = [] } = expected;
  const accepted = lines.filter((_, index) => !refused.includes(index));
  const realGrams = expected.realGrams ?? gramsOf(accepted);
  const ofType = (type: string) => accepted.filter(({ goodsType }) => goodsType === type);
  const bracket = cost.brackets.find(({ pricePerKg }) => pricePerKg === price);
  const { stepGrams, minimumGrams, volumetricDivisor } = cost;
  const charged = cost.surcharges.filter(({ goodsType }) => ofType(goodsType).length > 0);
  return {
    cost: cost._id,
    service: cost.service,
    transitDays: cost.transitDays,
    possible,
    realGrams,
    volumetricGrams: expected.volumetricGrams ?? realGrams,
    chargeableGrams,
    ...(bracket === undefined ? {} : { rule: { basis, bracket, stepGrams, minimumGrams, volumetricDivisor } }),
    freight,
    surcharges: surcharges.map((amount, index) => ({
      ...(charged[index] as (typeof charged)[number]),
      realGrams: gramsOf(ofType(charged[index]?.goodsType ?? '')),
      amount,
    })),
    total: expected.total ?? surcharges.reduce((sum, amount) => sum + amount, freight),
    refused: refused.map((line) =>
      cost.goodsTypes.includes(lines[line]?.goodsType ?? 'NORMAL')
        ? { line, code: 'RESTRICTED' as const, reason: workedReason }
        : { line, code: 'GOODS_TYPE_NOT_TAKEN' as const, reason: notTaken },
    ),
    cutoffs: [],
  };
}
