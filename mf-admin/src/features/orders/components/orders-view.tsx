import { queryKeys } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { shippingServices } from '@gvg/contracts/catalogue/terms';
import { countryName, useLowestPrices } from '@gvg/customer-ui';
import { useQuery } from '@gvg/query';
import { TextButton } from '@gvg/ui/later-components';
import { useMemo } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useRefetchOn } from '../../../area/use-refetch-on.ts';
import { ViewSwitch } from '../../../components/view-switch.ts';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { dayOfAddress } from '../../../table/day-of-address.ts';
import { FilterBar, FilterDay, FilterFold, FilterSelect, SearchField } from '../../../table/filter-bar.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { Tabs } from '../../../table/tabs.tsx';
import { useChosenRows } from '../../../table/use-chosen-rows.ts';
import { useColumns } from '../../../table/use-columns.ts';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useListTotal } from '../../../table/use-list-total.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { AssigneeFilter } from '../../users/components/assignee-filter.tsx';
import { useStaffMembers } from '../../users/api/colleagues.ts';
import { ViewsBar } from '../../views/components/views-bar.tsx';
import { figuresQuery } from '../../dashboard/api/figures.ts';
import { ordersQuery } from '../api/orders.ts';
import type { OrdersFilter } from '../api/orders.ts';
import { countOfTab, orderTabs } from '../order-tabs.ts';
import type { OrderTab } from '../order-tabs.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { ExportOrders } from './export-orders.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrdersBoard } from './orders-board.tsx';

const filters = ['status', 'search', 'country', 'service', 'payment', 'assignee', 'from', 'to'] as const;
/** Survives clearing the filters. */
const looks = ['view'] as const;
const payments = ['DUE', 'SETTLED'] as const;
const sorts = ['code', '-code', 'createdAt', '-createdAt', 'updatedAt', '-updatedAt'] as const;
const pageLength = 20;
const noOrders: readonly Order[] = [];
const events = ['ORDER', 'RESYNC'] as const;

const statusFilter = (tab: OrderTab | undefined): OrdersFilter => {
  if (tab === undefined) return {};
  return tab === 'OWED' ? { owed: 'true' } : { status: tab };
};

/** Parses filters from the URL. Ignores invalid values. */
function ordersFilter(filters: Partial<Record<string, string>>) {
  const { search = '', country, assignee } = filters;
  const service = oneOf(shippingServices, filters['service']);
  const payment = oneOf(payments, filters['payment']);
  const from = dayOfAddress(filters['from']);
  const to = dayOfAddress(filters['to']);
  const tab = oneOf(orderTabs, filters['status']);
  const filter: OrdersFilter = {
    ...(search === '' ? {} : { search }),
    ...(country === undefined ? {} : { country }),
    ...(service === undefined ? {} : { service }),
    ...(payment === undefined ? {} : { payment }),
    ...(assignee === undefined ? {} : { assignee }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  return { tab, filter, listFilter: { ...statusFilter(tab), ...filter } };
}

const counted = {
  call: 'listOrders',
  filterOf: (query: Partial<Record<string, string>>) => ordersFilter(query).listFilter,
} as const;

/** All orders as a board or as a list. The service filters, sorts and pages. */
export function OrdersView() {
  const { t, locale } = useStaffTexts();
  const address = useListAddress(filters);
  const look = useListAddress(looks);
  const isBoard = look.filters.view === 'board';
  const sort = oneOf(sorts, address.sort);
  const { tab, filter, listFilter } = ordersFilter(address.filters);
  const { search = '', country, service, payment, assignee, from, to } = filter;
  const list = useQuery({
    ...ordersQuery({ page: address.page, limit: pageLength, ...listFilter, ...(sort === undefined ? {} : { sort }) }),
    enabled: !isBoard,
  });
  const exactCount = exactCountQuery('listOrders', listFilter);
  const total = useListTotal(list.data, exactCount);
  const changed = useChangedByOthers('order', queryKeys.orders);
  useRefetchOn(events, queryKeys.orders);
  const { data: figures } = useQuery(figuresQuery());
  const countries = Object.keys(useLowestPrices())
    .map((code) => ({ value: code, label: countryName(code, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  const colleagues = useStaffMembers();
  const names = useMemo(() => new Map(colleagues.map(({ _id, displayName }) => [_id, displayName])), [colleagues]);
  const allColumns = useMemo(() => orderColumns(t, locale, names), [t, locale, names]);
  const columns = useColumns(allColumns);
  const chosen = useChosenRows(list.data?.docs ?? noOrders);
  const isFiltered = Object.keys(address.filters).length > 0;
  const clear = <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>;
  return (
    <>
      <PageHead title={t('orders.title')}>
        {!isBoard && list.data && <span>{t('orders.total', { count: list.data.totalDocs, number: total })}</span>}
      </PageHead>
      <ViewsBar area="orders" address={address} columns={isBoard ? undefined : columns} counted={counted}>
        {!isBoard && (
          <Tabs
            label={t('orders.byStatus')}
            value={tab}
            onChoose={(value) => address.filter('status', value)}
            options={[undefined, ...orderTabs].map((value) => ({
              value,
              label: value === undefined ? t('list.all') : t(`orders.status.${value}`),
              ...(value === undefined ? {} : countOfTab(figures, value)),
            }))}
          />
        )}
      </ViewsBar>
      <FilterBar role="search">
        <ViewSwitch role="group" aria-label={t('orders.view')}>
          {([undefined, 'board'] as const).map((view) => (
            <button
              key={view ?? 'list'}
              type="button"
              aria-pressed={isBoard === (view === 'board')}
              onClick={() => look.filter('view', view)}
            >
              {t(view === undefined ? 'orders.list' : 'orders.board')}
            </button>
          ))}
        </ViewSwitch>
        <SearchField
          label={t('orders.search')}
          value={search}
          onSearch={(text) => address.filter('search', text, search !== '')}
        />
        <FilterFold values={[country, service, payment, assignee, from, to]}>
          <FilterSelect
            label={t('orders.country')}
            value={country}
            options={countries}
            onChoose={(value) => address.filter('country', value)}
          />
          <FilterSelect
            label={t('orders.anyService')}
            value={service}
            options={shippingServices.map((value) => ({ value, label: t(`order.service.${value}`) }))}
            onChoose={(value) => address.filter('service', value)}
          />
          <FilterSelect
            label={t('orders.anyPayment')}
            value={payment}
            options={payments.map((value) => ({ value, label: t(`orders.payment.${value}`) }))}
            onChoose={(value) => address.filter('payment', value)}
          />
          <AssigneeFilter value={assignee} onChoose={(value) => address.filter('assignee', value)} />
          <FilterDay label={t('orders.from')} value={from} onChoose={(value) => address.filter('from', value)} />
          <FilterDay label={t('orders.to')} value={to} onChoose={(value) => address.filter('to', value)} />
        </FilterFold>
        {isFiltered && clear}
        <div data-end="">
          <ExportOrders filter={isBoard ? filter : listFilter} />
        </div>
      </FilterBar>
      {isBoard ? (
        <OrdersBoard filter={filter} />
      ) : (
        <>
          <StaffTable
            label={t('orders.title')}
            list={list}
            changed={changed}
            columns={columns.shown}
            idOf={({ _id }) => _id}
            selection={{ isChosen: chosen.isChosen, onChoose: chosen.onChoose, nameOf: ({ code }) => code }}
            pathOf={({ code }) => `/admin/orders/${code}`}
            sort={sort}
            onSort={address.sortBy}
            empty={
              isFiltered
                ? { title: t('orders.noMatch'), text: t('orders.noMatchText'), action: clear }
                : { title: t('orders.none'), text: t('orders.noneText') }
            }
          />
          <PageSwitch list={list.data} exactCount={exactCount} onGo={address.goTo} />
          {chosen.rows.length > 0 && (
            <ChosenOrders
              orders={chosen.rows}
              onClear={chosen.clear}
              onMoved={(moved) => chosen.onChoose(moved, false)}
            />
          )}
        </>
      )}
    </>
  );
}
