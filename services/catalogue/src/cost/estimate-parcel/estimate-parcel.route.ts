import { estimateParcel } from '@gvg/contracts/catalogue/http/internal-costs';
import { upcomingCutoffs } from '@gvg/contracts/catalogue/upcoming-cutoffs';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredCost } from '../cost.model.ts';
import { presentCost } from '../cost.presenter.ts';
import { checkShipment } from '../estimate-cost/goods-line.ts';
import { priceShipment } from '../estimate-cost/price-shipment.ts';

/** Uses the rate of the order, even if it is no longer in force or was removed. */
export function estimateParcelRoute({ internalApp, models }: Catalogue): void {
  mount(internalApp, estimateParcel, async ({ params, body: { grams, dimensionsMm, lines }, locale }) => {
    checkShipment(lines, locale);
    const stored = await models.costs.findById(params.id).lean<StoredCost>();
    if (stored === null) throw new ApiFailure('COST_NOT_FOUND');
    const cost = presentCost(stored);
    const { _id, service, transitDays, cutoffs } = cost;
    return {
      cost: _id,
      service,
      transitDays,
      refused: [],
      cutoffs: upcomingCutoffs(cutoffs, Date.now()),
      ...priceShipment(cost, grams === undefined ? lines : [{ weightGrams: grams, dimensionsMm, amount: 1 }], lines),
    };
  });
}
