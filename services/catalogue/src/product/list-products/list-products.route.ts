import { isStaff } from '@gvg/contracts/definitions/caller';
import { listProducts, matchingGroupsLimit } from '@gvg/contracts/catalogue/http/products';
import { buildPage } from '@gvg/contracts/definitions/paging';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { carriedGoods } from '../../cost/carried-goods.ts';

/** Serves lists and suggestions from this instance's index; removed and hidden products only for staff who request them. */
export function listProductsRoute({ app, models, products }: Catalogue): void {
  mount(app, listProducts, async ({ query, caller, locale, response }) => {
    const { page, limit, name, groups, includeDeleted, includeHidden, shipsTo, ...filter } = query;
    const staff = isStaff(caller);
    const carries = shipsTo === undefined ? undefined : await carriedGoods(models, shipsTo);
    const startedAt = performance.now();
    const { cards, total } = products.find({
      ...filter,
      carries,
      keyword: name,
      locale: query.locale ?? locale,
      includeDeleted: staff && includeDeleted,
      includeHidden: staff && includeHidden,
      paging: { page, limit },
    });
    const matching = groups === true && name ? products.matchingGroups(name, matchingGroupsLimit) : {};
    response.set('server-timing', `find;dur=${(performance.now() - startedAt).toFixed(3)}`);
    return { ...buildPage(cards, total, { page, limit }), ...matching };
  });
}
