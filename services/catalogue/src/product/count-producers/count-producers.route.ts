import { countProducers } from '@gvg/contracts/catalogue/http/products';
import { buildPage } from '@gvg/contracts/paging';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';

/** Served from this instance's index, as the lists that it counts. */
export function countProducersRoute({ app, products }: Catalogue): void {
  mount(app, countProducers, ({ query: { page, limit, name, producerName, ...filter }, locale }) => {
    const producers = products.countProducers({ ...filter, keyword: name, name: producerName, locale });
    return buildPage(producers.slice((page - 1) * limit, page * limit), producers.length, { page, limit });
  });
}
