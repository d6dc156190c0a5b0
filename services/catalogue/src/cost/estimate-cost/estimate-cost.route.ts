import { estimateCost } from '@gvg/contracts/catalogue/http/costs';
import { estimateForService } from '@gvg/contracts/catalogue/http/internal-costs';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Handler } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import { presentCost } from '../cost.presenter.ts';
import { costsInForce } from '../costs-in-force.ts';
import { estimateRow } from './estimate-row.ts';
import { checkShipment, resolveGoodsLines } from './goods-line.ts';

/** Used by rate table, product page, cart and checkout, and by the cart service for quotes and orders. */
export function estimateCostRoute({ app, internalApp, models }: Catalogue): void {
  const handle: Handler<typeof estimateCost | typeof estimateForService> = async ({
    body: { country, lines },
    locale,
  }) => {
    if (country === '') throw new ApiFailure('COUNTRY_MUST_BE_PROVIDED');
    const [costs, goods] = await Promise.all([
      costsInForce(models.costs, { country }),
      resolveGoodsLines(models, lines),
    ]);
    checkShipment(goods, locale);
    if (costs.length === 0) throw new ApiFailure('RATE_NOT_FOUND');
    return { country, rows: costs.map((cost) => estimateRow(presentCost(cost), goods)) };
  };
  mount(app, estimateCost, handle);
  mount(internalApp, estimateForService, handle);
}
