import type { PageRequest } from '@gvg/browser-kit';
import { destinationsQuery } from '@gvg/customer-ui/approximation';
import { categoriesQuery, originsQuery, producerQuery } from '../features/catalogue/api/catalogue.ts';
import { optional } from '../features/catalogue/optional.ts';
import { productsQuery, fallbackQueries } from '../features/listing/api/products.ts';
import { activeFilterNames } from '../features/listing/filters.ts';
import type { Filters } from '../features/listing/filters.ts';

/** Returns whether the list has products, but none on this page. */
export const isPastLastPage = ({ docs, totalDocs }: { docs: readonly unknown[]; totalDocs: number }) =>
  docs.length === 0 && totalDocs > 0;

/** Loads a list page: the list, the names of its filters and, for an empty result, the first fallback list that is not empty. */
export async function readList({ queryClient, locale }: PageRequest, filters: Filters) {
  const [list] = await Promise.all([
    queryClient.query(productsQuery(filters, locale)),
    optional(queryClient.query(categoriesQuery)),
    filters.producer === undefined ? undefined : optional(queryClient.query(producerQuery(filters.producer))),
    filters.country === undefined ? undefined : optional(queryClient.query(originsQuery(locale))),
    filters.shipsTo === undefined ? undefined : optional(queryClient.query(destinationsQuery(locale))),
  ]);
  if (list.totalDocs === 0) {
    const { unfiltered, broadened, popular } = fallbackQueries(filters, locale);
    for (const query of [activeFilterNames(filters).length > 1 ? unfiltered : undefined, broadened, popular]) {
      const fallback = query && (await optional(queryClient.query(query)));
      if (fallback !== undefined && fallback.totalDocs > 0) break;
    }
  }
  return list;
}
