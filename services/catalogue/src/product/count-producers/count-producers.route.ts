import { countProducers } from '@gvg/contracts/catalogue/http/products';
import { buildPage } from '@gvg/contracts/definitions/paging';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { carriedGoods } from '../../cost/carried-goods.ts';

/** Served from this instance's index, like the lists that it counts. */
export function countProducersRoute({ app, models, products }: Catalogue): void {
  mount(app, countProducers, async ({ query: { page, limit, name, producerName, shipsTo, ...filter }, locale }) => {
    const carries = shipsTo === undefined ? undefined : await carriedGoods(models, shipsTo);
    const producers = products.countProducers({ ...filter, carries, keyword: name, name: producerName, locale });
    return buildPage(producers.slice((page - 1) * limit, page * limit), producers.length, { page, limit });
  });
}
