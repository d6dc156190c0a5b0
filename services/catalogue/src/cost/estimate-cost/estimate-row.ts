import type { Cost, EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import { upcomingCutoffs } from '@gvg/contracts/catalogue/upcoming-cutoffs';
import type { GoodsLine } from './goods-line.ts';
import { findRefusal } from './find-refusal.ts';
import { priceShipment } from './price-shipment.ts';

/** The cost of one service for these goods; refused lines are excluded from every weight. Source of the rules: rules/catalogue.md (Costs). */
export function estimateRow(cost: Cost, lines: readonly GoodsLine[], now = Date.now()): EstimateRow {
  const refusals = lines.map((line, index) => findRefusal(cost, line, index));
  const accepted = lines.filter((_, index) => refusals[index] === undefined);
  const refused = refusals.filter((refusal) => refusal !== undefined);
  const common = {
    cost: cost._id,
    service: cost.service,
    transitDays: cost.transitDays,
    refused,
    cutoffs: upcomingCutoffs(cost.cutoffs, now),
  };
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
  return { ...common, ...priceShipment(cost, accepted, accepted) };
}
