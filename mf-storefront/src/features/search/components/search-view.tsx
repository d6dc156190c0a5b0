import { formatNumber } from '@gvg/contracts/values/format-number';
import { useQuery } from '@gvg/query';
import { useSearchParams } from '@gvg/router';
import { Note, PageColumn, PageTitle, tabularFigures, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { productsQuery } from '../../listing/api/products.ts';
import { Listing } from '../../listing/components/listing.tsx';
import { readFilters } from '../../listing/filters.ts';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 16,
  marginTop: 28,
  minHeight: 62,
  '& p': tabularFigures,
});

/** Search page: all products, or those matching a keyword. All filters are in the URL. */
export function SearchView() {
  const { t, locale } = useTexts();
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const { data } = useQuery(productsQuery(filters, locale));
  const { keyword } = filters;
  return (
    <PageColumn>
      <Head>
        <PageTitle id="list-title">
          {keyword === undefined ? t('listing.allProducts') : t('listing.searchTitle', { keyword })}
        </PageTitle>
        <Note aria-hidden>
          {data && t('listing.count', { count: data.totalDocs, formatted: formatNumber(data.totalDocs) })}
        </Note>
      </Head>
      <Listing filters={filters} labelledBy="list-title" />
    </PageColumn>
  );
}
