import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { purchaseStates } from '@gvg/contracts/cart/terms';
import { useQuery } from '@gvg/query';
import { TextButton } from '@gvg/ui/later-components';
import { useMemo, useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useRefetchOn } from '../../../area/use-refetch-on.ts';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { FilterBar, FilterSelect, SearchField } from '../../../table/filter-bar.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { Tabs } from '../../../table/tabs.tsx';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useListTotal } from '../../../table/use-list-total.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { AssigneeFilter } from '../../users/components/assignee-filter.tsx';
import { purchaseSummaryQuery, purchasesKey, purchasesQuery } from '../api/purchases.ts';
import { ArrivedDialog } from './arrived-dialog.tsx';
import { BoughtDialog } from './bought-dialog.tsx';
import { BuyingFigures } from './buying-figures.tsx';
import { DearerDialog } from './dearer-dialog.tsx';
import { HostHead } from './host-head.tsx';
import { purchaseColumns } from './purchase-columns.tsx';
import type { PurchaseMove } from './purchase-columns.tsx';
import { SoldOutDialog } from './sold-out-dialog.tsx';

const filters = ['search', 'host', 'assignee'] as const;
/** Kept when the filters are cleared. */
const looks = ['state'] as const;
const sorts = ['deadline', '-deadline'] as const;
const pageLength = 50;
const events = ['ORDER', 'RESYNC'] as const;
/** Those that somebody has to look at now when there are any. */
const urgentStates: readonly string[] = ['TO_BUY', 'LATE'];

const dialogs = { BOUGHT: BoughtDialog, DEARER: DearerDialog, ARRIVED: ArrivedDialog, SOLD_OUT: SoldOutDialog };

const hostOfRow = ({ host = '' }: PurchaseRow) => host;

/** The buying desk: what is bought for customers, by where it is bought and by what it waits for. */
export function BuyingView() {
  const { t, locale } = useStaffTexts();
  const address = useListAddress(filters);
  const look = useListAddress(looks);
  const [open, setOpen] = useState<{ row: PurchaseRow; move: PurchaseMove }>();
  const state = oneOf(purchaseStates, look.filters.state) ?? purchaseStates[0];
  const { search = '', host, assignee } = address.filters;
  const sort = oneOf(sorts, address.sort);
  const filter = {
    state,
    ...(search === '' ? {} : { search }),
    ...(host === undefined ? {} : { host }),
    ...(assignee === undefined ? {} : { assignee }),
  };
  const list = useQuery(
    purchasesQuery({ page: address.page, limit: pageLength, ...filter, ...(sort === undefined ? {} : { sort }) }),
  );
  const { data: summary } = useQuery(purchaseSummaryQuery);
  const exactCount = exactCountQuery('listPurchases', filter);
  const total = useListTotal(list.data, exactCount);
  useChangedByOthers('order', purchasesKey);
  useRefetchOn(events, purchasesKey);
  const columns = useMemo(() => purchaseColumns(t, locale, (row, move) => setOpen({ row, move })), [t, locale]);
  const isFiltered = Object.keys(address.filters).length > 0;
  const clear = <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>;
  const Dialog = open && dialogs[open.move];
  return (
    <>
      <PageHead title={t('buying.title')}>
        {list.data && <span>{t('buying.total', { count: list.data.totalDocs, number: total })}</span>}
      </PageHead>
      {summary && <BuyingFigures bought={summary.bought} />}
      <Tabs
        label={t('buying.byState')}
        value={state}
        onChoose={(value) => look.filter('state', value === purchaseStates[0] ? undefined : value)}
        options={purchaseStates.map((value) => ({
          value,
          label: t(`buying.tabs.${value}`),
          count: summary?.states.find((each) => each.state === value)?.count,
          isUrgent: urgentStates.includes(value),
        }))}
      />
      <FilterBar role="search">
        <SearchField
          label={t('buying.search')}
          value={search}
          onSearch={(text) => address.filter('search', text, search !== '')}
        />
        <FilterSelect
          label={t('buying.anyHost')}
          value={host}
          options={(summary?.hosts ?? []).map((each) => ({
            value: each.host ?? 'none',
            label: t('buying.hostLines', { host: each.host ?? t('buying.noHost'), count: each.lines }),
          }))}
          onChoose={(value) => address.filter('host', value)}
        />
        <AssigneeFilter value={assignee} onChoose={(value) => address.filter('assignee', value)} />
        {isFiltered && clear}
      </FilterBar>
      <StaffTable
        label={t('buying.title')}
        list={list}
        columns={columns}
        idOf={({ line }) => line._id}
        pathOf={({ code }) => `/admin/orders/${code}`}
        sort={sort}
        onSort={address.sortBy}
        {...(sort === undefined && { groupBy: hostOfRow, groupHead: (row: PurchaseRow) => <HostHead row={row} /> })}
        empty={
          isFiltered
            ? { title: t('buying.noMatch'), text: t('orders.noMatchText'), action: clear }
            : { title: t(`buying.empty.${state}`), text: t('buying.emptyText') }
        }
      />
      <PageSwitch list={list.data} exactCount={exactCount} onGo={address.goTo} />
      {open && Dialog && <Dialog row={newest(open.row, list.data?.docs)} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** The row as it is now: after a conflict the list is loaded anew, and the dialog that is open goes by it. */
const newest = (row: PurchaseRow, docs: readonly PurchaseRow[] = []): PurchaseRow =>
  docs.find(({ line }) => line._id === row.line._id) ?? row;
