import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import type { PurchaseState } from '@gvg/contracts/cart/terms';
import type { CallResponse } from '@gvg/browser-kit';
import { TextButton } from '@gvg/ui/later-components';
import { useMemo, useState } from 'react';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useRefetchOn } from '../../../area/use-refetch-on.ts';
import { FilterBar, FilterSelect, SearchField } from '../../../table/filter-bar.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { AssigneeFilter } from '../../users/components/assignee-filter.tsx';
import { purchasesKey } from '../api/purchases.ts';
import { ArrivalDialog } from './arrival-dialog.tsx';
import { BoughtDialog } from './bought-dialog.tsx';
import { DearerDialog } from './dearer-dialog.tsx';
import { HostHead } from './host-head.tsx';
import { purchaseColumns } from './purchase-columns.tsx';
import type { PurchaseMove } from './purchase-columns.tsx';
import { SoldOutDialog } from './sold-out-dialog.tsx';
import type { PurchaseListState } from './use-purchase-list.ts';

const events = ['ORDER', 'RESYNC'] as const;

const dialogs = { BOUGHT: BoughtDialog, DEARER: DearerDialog, ARRIVED: ArrivalDialog, SOLD_OUT: SoldOutDialog };

const hostOfRow = ({ host = '' }: PurchaseRow) => host;

export interface PurchaseListProps {
  state: PurchaseState;
  purchases: PurchaseListState;
  /** Sources for the filter. */
  hosts: CallResponse<'getPurchaseSummary'>['hosts'];
}

/** Lines of the desk in one state, grouped by source, with their actions. */
export function PurchaseList({ state, purchases, hosts }: PurchaseListProps) {
  const { t, locale } = useStaffTexts();
  const [open, setOpen] = useState<{ row: PurchaseRow; move: PurchaseMove }>();
  const { address, search, sort, list, exactCount } = purchases;
  const { host, assignee } = address.filters;
  useChangedByOthers('order', purchasesKey);
  useRefetchOn(events, purchasesKey);
  const columns = useMemo(() => purchaseColumns(t, locale, (row, move) => setOpen({ row, move })), [t, locale]);
  const isFiltered = Object.keys(address.filters).length > 0;
  const clear = <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>;
  const Dialog = open && dialogs[open.move];
  return (
    <>
      <FilterBar role="search">
        <SearchField
          label={t('buying.search')}
          value={search}
          onSearch={(text) => address.filter('search', text, search !== '')}
        />
        <FilterSelect
          label={t('buying.anyHost')}
          value={host}
          options={hosts.map((each) => ({
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

/** Current version of the row: after a conflict the list is reloaded, and the open dialog uses the new row. */
const newest = (row: PurchaseRow, docs: readonly PurchaseRow[] = []): PurchaseRow =>
  docs.find(({ line }) => line._id === row.line._id) ?? row;
