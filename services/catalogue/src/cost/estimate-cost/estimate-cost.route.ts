import { estimateCost } from '@gvg/contracts/catalogue/http/costs';
import { estimateForService } from '@gvg/contracts/catalogue/http/internal-costs';
import { mount } from '@gvg/service-kit/endpoint';
import type { Handler } from '@gvg/service-kit/endpoint';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import type { Models } from '../../models.ts';
import { presentCost } from '../cost.presenter.ts';
import { estimateRow } from './estimate-row.ts';
import { recentEstimateSource, storedEstimateSource } from './estimate-source.ts';
import type { EstimateSource } from './estimate-source.ts';
import { checkShipment, resolveGoodsLines } from './goods-line.ts';

/** Used by rate table, product page, cart and checkout, and by cart itself for quotes and orders. */
export function estimateCostRoute({ app, internalApp, models }: Catalogue): void {
  const stored = storedEstimateSource(models);
  mount(app, estimateCost, estimateWith(models, stored));
  mount(internalApp, estimateForService, estimateWith(models, recentEstimateSource(stored)));
}

function estimateWith(models: Models, { findCosts, findCategories }: EstimateSource): Handler<typeof estimateCost | typeof estimateForService> {
  return async ({ body: { country, lines }, locale }) => {
    if (country === '') throw new ApiFailure('COUNTRY_MUST_BE_PROVIDED');
    const [costs, goods] = await Promise.all([findCosts(country), resolveGoodsLines(models, lines, findCategories)]);
    checkShipment(goods, locale);
    if (costs.length === 0) throw new ApiFailure('RATE_NOT_FOUND');
    return { country, rows: costs.map((cost) => estimateRow(presentCost(cost), goods)) };
  };
}
