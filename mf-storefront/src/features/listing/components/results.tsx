import type { CallResponse } from '@gvg/browser-kit';
import type { UseQueryResult } from '@gvg/query';
import { motion, styled } from '@gvg/ui';
import { LoadError } from '../../catalogue/components/load-error.tsx';
import { ProductList } from '../../catalogue/components/product-list.tsx';
import { ProductListSkeleton } from '../../catalogue/components/product-list-skeleton.tsx';
import { pageSize } from '../api/products.ts';
import { toQueryString, withPage } from '../filters.ts';
import type { Filters } from '../filters.ts';
import { ListGrid } from './list-grid.ts';
import { NoResults } from './no-results.tsx';
import { PastLastPage } from './past-last-page.tsx';
import { Pager } from './pager.tsx';

type ProductPage = CallResponse<'listProducts'>;

/** Dims the previous list while the next one loads. */
const BusyRegion = styled('div')({ transition: `opacity ${motion.calm}`, '&[aria-busy="true"]': { opacity: 0.5 } });

export interface ResultsProps {
  /** While the next list loads, its data are those of the previous one. */
  list: UseQueryResult<ProductPage>;
  filters: Filters;
  /** The filters including the category of a category page. */
  listFilters: Filters;
  path: string;
  labelledBy: string;
}

export function Results({ list, filters, listFilters, path, labelledBy }: ResultsProps) {
  const { data: shown, isPlaceholderData } = list;
  const hrefOf = (page: number) => path + toQueryString(withPage(filters, page));
  if (list.isLoadingError) return <LoadError error={list.error} retry={() => void list.refetch()} />;
  if (shown === undefined) return <ProductListSkeleton amount={pageSize} Grid={ListGrid} />;
  const totalPages = Math.ceil(shown.totalDocs / shown.limit);
  if (shown.totalDocs === 0) return <NoResults filters={filters} listFilters={listFilters} />;
  if (shown.docs.length === 0) return <PastLastPage page={shown.page} totalPages={totalPages} hrefOf={hrefOf} />;
  return (
    <BusyRegion aria-busy={isPlaceholderData}>
      <ProductList products={shown.docs} Grid={ListGrid} labelledBy={labelledBy} firstPictures={2} />
      <Pager page={shown.page} totalPages={totalPages} hrefOf={hrefOf} />
    </BusyRegion>
  );
}
