import type { CallResponse } from '@gvg/browser-kit';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { categoryPath, productPath } from '../catalogue/paths.ts';
import { toQueryString } from '../listing/filters.ts';

type ProductPage = CallResponse<'listProducts'>;
export type SuggestedProduct = ProductPage['docs'][number];

interface Row {
  key: string;
  /** Path of its link, without language prefix. */
  path: string;
}

/** A row of the list of suggestions, in their order: categories, brands, products, all results. */
export type SuggestionRow =
  | (Row & { type: 'category' | 'producer'; name: string })
  | (Row & { type: 'product'; product: SuggestedProduct })
  | (Row & { type: 'all'; total: number });

export function suggestionRows(
  { docs, totalDocs, categories = [], producers = [] }: ProductPage,
  keyword: string,
  locale: Locale,
): SuggestionRow[] {
  return [
    ...categories.map((category) => ({
      type: 'category' as const,
      key: category._id,
      path: categoryPath(category, locale),
      name: localize(category.name, locale),
    })),
    ...producers.map(({ _id, name }) => ({
      type: 'producer' as const,
      key: _id,
      path: `/search${toQueryString({ producer: _id })}`,
      name: localize(name, locale),
    })),
    ...docs.map((product) => ({
      type: 'product' as const,
      key: product._id,
      path: productPath(product, locale),
      product,
    })),
    ...(totalDocs > 0
      ? [{ type: 'all' as const, key: 'all', path: `/search${toQueryString({ keyword })}`, total: totalDocs }]
      : []),
  ];
}
