import { HydrateLater } from '@gvg/browser-kit';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { keepPreviousData, useQuery } from '@gvg/query';
import { useLocation } from '@gvg/router';
import { VisuallyHidden, from, rem, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { productsQuery } from '../api/products.ts';
import { activeFilterNames } from '../filters.ts';
import type { Filters } from '../filters.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { Results } from './results.tsx';
import { SortLinks } from './sort-links.tsx';
import { useListFocus } from './use-list-focus.ts';

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  marginBlock: '16px 48px',
  [from.desktop]: { gridTemplateColumns: `min(${rem(248)}, 30%) minmax(0, 1fr)`, gap: 32 },
});

/** Sidebar on desktops. Replaced by a sheet on phones, or shown above the list without scripts. */
const Aside = styled('aside')({
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
  [from.desktop]: {
    display: 'block',
    position: 'sticky',
    top: rem(64),
    alignSelf: 'start',
    maxHeight: `calc(100vh - ${rem(80)})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInlineEnd: 8,
    paddingBottom: 8,
  },
});

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 12, minWidth: 0 });

export interface ListingProps {
  filters: Filters;
  /** Category of a category page: fixed, not a filter, not in the URL query. */
  category?: string;
  /** Id of the heading that labels the list. */
  labelledBy: string;
}

/** Product list with filters, sorting and paging. All state is in the URL. */
export function Listing({ filters, category, labelledBy }: ListingProps) {
  const { t, locale } = useTexts();
  const { pathname } = useLocation();
  const section = useListFocus(filters, labelledBy);
  const listFilters = category === undefined ? filters : { ...filters, category };
  const list = useQuery({ ...productsQuery(listFilters, locale), placeholderData: keepPreviousData });
  const active = activeFilterNames(filters).filter((name) => name !== 'keyword');
  const total = list.isPlaceholderData ? undefined : list.data?.totalDocs;
  const form = (isShown: boolean) => (
    <FilterForm
      path={pathname}
      filters={filters}
      listFilters={listFilters}
      withCategory={category === undefined}
      isShown={isShown}
    />
  );
  return (
    <Layout>
      <Aside aria-label={t('listing.filters')}>
        <HydrateLater>{form(false)}</HydrateLater>
      </Aside>
      <section ref={section} aria-labelledby={labelledBy}>
        <Bar>
          <FilterSheet active={active.length} total={total}>
            {form}
          </FilterSheet>
          <SortLinks path={pathname} filters={filters} />
        </Bar>
        <ActiveFilters path={pathname} filters={filters} />
        <VisuallyHidden role="status">
          {total !== undefined && t('listing.count', { count: total, formatted: formatNumber(total) })}
        </VisuallyHidden>
        <HydrateLater>
          <Results list={list} filters={filters} listFilters={listFilters} path={pathname} labelledBy={labelledBy} />
        </HydrateLater>
      </section>
    </Layout>
  );
}
