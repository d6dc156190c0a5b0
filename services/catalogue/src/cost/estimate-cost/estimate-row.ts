import type { Cost, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { upcomingCutoffs } from '@gvg/contracts/catalogue/upcoming-cutoffs';
import type { GoodsLine } from './goods-line.ts';
import { findRefusal } from './find-refusal.ts';
import { priceShipment } from './price-shipment.ts';
import type { PricingRules } from './price-shipment.ts';

export type EstimateRules = PricingRules & Pick<Cost, 'transitDays' | 'goodsTypes' | 'restricted'>;

/** Prices goods by a rate, excluding refused lines from every weight (rules/catalogue.md, "Costs"). */
export function estimateGoods(
  rate: EstimateRules,
  lines: readonly GoodsLine[],
): Omit<EstimateRow, 'cost' | 'service' | 'cutoffs'> {
  const refusals = lines.map((line, index) => findRefusal(rate, line, index));
  const accepted = lines.filter((_, index) => refusals[index] === undefined);
  const refused = refusals.filter((refusal) => refusal !== undefined);
  const common = { transitDays: rate.transitDays, refused };
  if (accepted.length === 0) {
    return {
      ...common,
      possible: false,
      realGrams: 0,
      volumetricGrams: 0,
      chargeableGrams: 0,
      freight: 0,
      surcharges: [],
      total: 0,
    };
  }
  return { ...common, ...priceShipment(rate, accepted, accepted) };
}

/** Estimates with the service of a stored rate. */
export function estimateRow(cost: Cost, lines: readonly GoodsLine[], now = Date.now()): EstimateRow {
  const { _id, service, cutoffs } = cost;
  return { cost: _id, service, cutoffs: upcomingCutoffs(cutoffs, now), ...estimateGoods(cost, lines) };
}
