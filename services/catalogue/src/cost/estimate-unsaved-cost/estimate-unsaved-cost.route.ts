import { estimateUnsavedCost } from '@gvg/contracts/catalogue/http/costs';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { estimateGoods } from '../estimate-cost/estimate-row.ts';
import { checkShipment, resolveGoodsLines } from '../estimate-cost/goods-line.ts';

export function estimateUnsavedCostRoute({ app, models }: Catalogue): void {
  mount(app, estimateUnsavedCost, async ({ body: { rate, lines }, locale }) => {
    const goods = await resolveGoodsLines(models, lines);
    checkShipment(goods, locale);
    return estimateGoods(rate, goods);
  });
}
