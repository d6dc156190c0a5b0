import { queryKeys } from '@gvg/browser-kit';
import { quoteStatuses } from '@gvg/contracts/cart/terms';
import { useQuery } from '@gvg/query';
import { ButtonLink } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useMemo } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useRefetchOn } from '../../../area/use-refetch-on.ts';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { Tabs } from '../../../table/tabs.tsx';
import { useColumns } from '../../../table/use-columns.ts';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { figuresQuery } from '../../dashboard/api/figures.ts';
import { ViewsBar } from '../../views/components/views-bar.tsx';
import { quotesQuery } from '../api/quotes.ts';
import { quoteColumns } from './quote-columns.tsx';

const filters = ['status'] as const;
const sorts = ['createdAt', '-createdAt', 'updatedAt', '-updatedAt'] as const;
const pageLength = 20;
const events = ['ORDER', 'RESYNC'] as const;

const counted = {
  call: 'listQuotes',
  filterOf: (query: Partial<Record<string, string>>) => {
    const status = oneOf(quoteStatuses, query['status']);
    return status === undefined ? {} : { status };
  },
} as const;

/** All quotes, longest waiting first. */
export function QuotesView() {
  const { t, locale } = useStaffTexts();
  const address = useListAddress(filters);
  const status = oneOf(quoteStatuses, address.filters.status);
  const sort = oneOf(sorts, address.sort);
  const list = useQuery(
    quotesQuery({
      page: address.page,
      limit: pageLength,
      ...(status === undefined ? {} : { status }),
      ...(sort === undefined ? {} : { sort }),
    }),
  );
  const changed = useChangedByOthers('quote', queryKeys.quotes);
  useRefetchOn(events, queryKeys.quotes);
  const { data: figures } = useQuery(figuresQuery());
  const allColumns = useMemo(() => quoteColumns(t, locale), [t, locale]);
  const columns = useColumns(allColumns);
  return (
    <>
      <PageHead title={t('quotes.title')} />
      <ViewsBar
        area="quotes"
        address={address}
        columns={columns}
        counted={counted}
        action={<ButtonLink to="/admin/quotes/new">{t('newQuote.link')}</ButtonLink>}
      >
        <Tabs
          label={t('quotes.byStatus')}
          value={status}
          onChoose={(value) => address.filter('status', value)}
          options={[undefined, ...quoteStatuses].map((value) => ({
            value,
            label: value === undefined ? t('list.all') : t(`quotes.status.${value}`),
            ...(value === 'REQUESTED' && figures ? { count: figures.quotes.count, isUrgent: true } : {}),
          }))}
        />
      </ViewsBar>
      <StaffTable
        label={t('quotes.title')}
        list={list}
        changed={changed}
        columns={columns.shown}
        idOf={({ _id }) => _id}
        pathOf={({ _id }) => `/admin/quotes/${_id}`}
        sort={sort}
        onSort={address.sortBy}
        empty={
          status === undefined
            ? { title: t('quotes.none'), text: t('quotes.noneText') }
            : {
                title: t('quotes.noMatch'),
                action: <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>,
              }
        }
      />
      <PageSwitch
        list={list.data}
        exactCount={exactCountQuery('listQuotes', status === undefined ? {} : { status })}
        onGo={address.goTo}
      />
    </>
  );
}
