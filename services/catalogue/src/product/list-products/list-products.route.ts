import { isStaff } from '@gvg/contracts/definitions/caller';
import type { Caller } from '@gvg/contracts/definitions/caller';
import { listProducts, matchingGroupsLimit } from '@gvg/contracts/catalogue/http/products';
import type { QueryOf } from '@gvg/contracts/definitions/endpoint';
import { buildPage, buildStaffPage } from '@gvg/contracts/definitions/paging';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { carriedGoods } from '../../cost/carried-goods.ts';
import type { ProductQuery } from '../../search/product-index.ts';
import { findEndingProducts } from '../../stock/find-ending-products.ts';

type StaffCriteria = Pick<
  ProductQuery,
  'includeDeleted' | 'includeHidden' | 'isShowed' | 'isDeleted' | 'isOut' | 'inStock' | 'ids'
>;

/** What staff's filters say of the list; undefined for others, and for staff who set none: theirs is the list that customers see. */
async function staffCriteria(
  { models }: Pick<Catalogue, 'models'>,
  { includeDeleted, includeHidden, isShowed, isDeleted, stockState }: QueryOf<typeof listProducts>,
  caller: Caller | undefined,
): Promise<StaffCriteria | undefined> {
  const filters = { includeDeleted, includeHidden, isShowed, isDeleted };
  const isAsked = stockState !== undefined || Object.values(filters).some((value) => value !== undefined);
  if (!isStaff(caller) || !isAsked) return undefined;
  return {
    ...filters,
    ...(stockState === 'OUT' && { isOut: true }),
    ...(stockState === 'IN_STOCK' && { inStock: true }),
    ...(stockState === 'LOW' && {
      ids: (await findEndingProducts(models, new Date())).map(({ _id }) => _id.toHexString()),
    }),
  };
}

/** Serves lists and suggestions from this instance's index; removed and hidden products only for staff who request them. */
export function listProductsRoute(catalogue: Catalogue): void {
  const { app, models, products } = catalogue;
  mount(app, listProducts, async ({ query, caller, locale, response }) => {
    const { page, limit, count, name, groups, category, producer, type, priority, country, sort } = query;
    const { minPrice, maxPrice, inStock, shipsTo } = query;
    const staff = await staffCriteria(catalogue, query, caller);
    const carries = shipsTo === undefined ? undefined : await carriedGoods(models, shipsTo);
    const startedAt = performance.now();
    const { cards, total } = products.find({
      ...{ category, producer, type, priority, country, minPrice, maxPrice, inStock, carries, sort },
      keyword: name,
      locale: query.locale ?? locale,
      findsCodes: isStaff(caller),
      ...staff,
      paging: { page, limit },
    });
    const matching = groups === true && name ? products.matchingGroups(name, matchingGroupsLimit) : {};
    response.set('server-timing', `find;dur=${(performance.now() - startedAt).toFixed(3)}`);
    const paged =
      staff === undefined
        ? buildPage(cards, total, { page, limit })
        : buildStaffPage(cards, { found: total, hasNextPage: page * limit < total }, { page, limit, count });
    return { ...paged, ...matching };
  });
}
