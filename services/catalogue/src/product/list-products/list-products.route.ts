import { listProducts, matchingGroupsLimit } from '@gvg/contracts/catalogue/http/products';
import { buildPage, buildStaffPage } from '@gvg/contracts/definitions/paging';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { listCriteria } from '../list-criteria.ts';

/** Serves lists and suggestions from this instance's index; removed and hidden products only for staff who request them. */
export function listProductsRoute(catalogue: Catalogue): void {
  const { app, products } = catalogue;
  mount(app, listProducts, async ({ query, caller, locale, response }) => {
    const { page, limit, count, name, groups, ...filter } = query;
    const { criteria, isStaffList } = await listCriteria(catalogue, { ...filter, name }, { caller, locale });
    const startedAt = performance.now();
    const { cards, total } = products.find({ ...criteria, paging: { page, limit } });
    const matching = groups === true && name ? products.matchingGroups(name, matchingGroupsLimit) : {};
    response.set('server-timing', `find;dur=${(performance.now() - startedAt).toFixed(3)}`);
    const paged = isStaffList
      ? buildStaffPage(cards, { found: total, hasNextPage: page * limit < total }, { page, limit, count })
      : buildPage(cards, total, { page, limit });
    return { ...paged, ...matching };
  });
}
