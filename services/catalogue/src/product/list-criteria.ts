import { isStaff } from '@gvg/contracts/definitions/caller';
import type { Caller } from '@gvg/contracts/definitions/caller';
import type { productFilterSchema } from '@gvg/contracts/catalogue/http/products';
import type { Locale } from '@gvg/contracts/values/locale';
import type { z } from 'zod';
import type { Catalogue } from '../catalogue.ts';
import { carriedGoods } from '../cost/carried-goods.ts';
import type { ProductQuery } from '../search/product-index.ts';
import { findEndingProducts } from '../stock/find-ending-products.ts';

/** Filters and sort order of a list's query. */
export type ProductFilter = z.output<typeof productFilterSchema>;

type StaffCriteria = Pick<
  ProductQuery,
  'includeDeleted' | 'includeHidden' | 'isShowed' | 'isDeleted' | 'isOut' | 'inStock' | 'ids'
>;

/** Returns staff's filters; undefined for other callers, and for staff without any, who see the customers' list. */
async function staffCriteria(
  { models }: Pick<Catalogue, 'models'>,
  { includeDeleted, includeHidden, isShowed, isDeleted, stockState }: ProductFilter,
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

/** Converts the list's filter for the index. Removed and hidden products only for staff who request them (`isStaffList`). */
export async function listCriteria(
  catalogue: Pick<Catalogue, 'models'>,
  filter: ProductFilter,
  { caller, locale }: { caller: Caller | undefined; locale: Locale },
): Promise<{ criteria: Omit<ProductQuery, 'paging'>; isStaffList: boolean }> {
  const { name, category, producer, type, priority, country, sort, minPrice, maxPrice, inStock, shipsTo } = filter;
  const staff = await staffCriteria(catalogue, filter, caller);
  const carries = shipsTo === undefined ? undefined : await carriedGoods(catalogue.models, shipsTo);
  return {
    criteria: {
      ...{ category, producer, type, priority, country, minPrice, maxPrice, inStock, carries, sort },
      keyword: name,
      locale: filter.locale ?? locale,
      findsCodes: isStaff(caller),
      ...staff,
    },
    isStaffList: staff !== undefined,
  };
}
