import type { Arrival } from '@gvg/contracts/cart/http/arrivals';
import { useQuery } from '@gvg/query';
import { useMemo, useState } from 'react';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useRefetchOn } from '../../../area/use-refetch-on.ts';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { arrivalsKey, arrivalsQuery } from '../api/arrivals.ts';
import { arrivalColumns } from './arrival-columns.tsx';
import { AssignArrivalDialog } from './assign-arrival-dialog.tsx';

const sorts = ['at', '-at'] as const;
const pageLength = 50;
const events = ['RESYNC'] as const;

const pathOfLine = ({ assigned }: Arrival) => `/admin/orders/${assigned?.code ?? ''}`;

/** Arrivals that are still unknown, or those that are assigned to a line. */
export function ArrivalList({ tab }: { tab: 'UNKNOWN' | 'ARRIVED' }) {
  const { t, locale } = useStaffTexts();
  const address = useListAddress([]);
  const [assigning, setAssigning] = useState<Arrival>();
  const sort = oneOf(sorts, address.sort);
  const filter = { unknown: tab === 'UNKNOWN' ? ('true' as const) : ('false' as const) };
  const list = useQuery(
    arrivalsQuery({ page: address.page, limit: pageLength, ...filter, ...(sort === undefined ? {} : { sort }) }),
  );
  const changed = useChangedByOthers('arrival', arrivalsKey);
  useRefetchOn(events, arrivalsKey);
  const isUnknown = tab === 'UNKNOWN';
  const columns = useMemo(
    () => arrivalColumns(t, locale, isUnknown ? setAssigning : undefined),
    [t, locale, isUnknown],
  );
  return (
    <>
      <StaffTable
        label={t(`buying.tabs.${tab}`)}
        list={list}
        columns={columns}
        idOf={({ _id }) => _id}
        {...(isUnknown ? { onOpen: setAssigning } : { pathOf: pathOfLine })}
        sort={sort}
        onSort={address.sortBy}
        changed={changed}
        empty={{ title: t(`buying.empty.${tab}`), text: t('buying.emptyArrivals') }}
      />
      <PageSwitch list={list.data} exactCount={exactCountQuery('listArrivals', filter)} onGo={address.goTo} />
      {assigning && (
        <AssignArrivalDialog key={assigning._id} arrival={assigning} onClose={() => setAssigning(undefined)} />
      )}
    </>
  );
}
