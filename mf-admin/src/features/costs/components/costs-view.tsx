import { countryName } from '@gvg/customer-ui';
import { formatMoney } from '@gvg/contracts/values/money';
import type { Locale } from '@gvg/contracts/values/locale';
import type { TFunction } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { ButtonLink, EmptyState, Plus, SkeletonBox } from '@gvg/ui';
import { useMemo } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { Tabs, TabsBar } from '../../../table/tabs.tsx';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { allCostsQuery, costsKey } from '../api/costs.ts';
import { costStates, placeCosts } from '../cost-states.ts';
import type { PlacedCost } from '../cost-states.ts';
import { CostMatrix } from './cost-matrix.tsx';

const filters = ['state'] as const;

function columnsOf(t: TFunction, locale: Locale): StaffColumn<PlacedCost>[] {
  const time = (instant: string) => formatDayTime(new Date(instant), locale);
  return [
    {
      id: 'to',
      header: t('costs.to'),
      cell: ({ cost }) => `${countryName(cost.country, locale)}, ${t(`order.service.${cost.service}`)}`,
    },
    { id: 'from', header: t('costs.from'), isNumber: true, cell: ({ cost }) => time(cost.validFrom) },
    {
      id: 'until',
      header: t('costs.until'),
      isNumber: true,
      isMinor: true,
      cell: ({ successor }) => (successor === undefined ? '–' : time(successor.validFrom)),
    },
    {
      id: 'first',
      header: t('costs.first'),
      isNumber: true,
      cell: ({ cost }) => formatMoney(cost.brackets[0]?.pricePerKg ?? 0),
    },
  ];
}

/** Rates by country and service: in force, coming and ended. */
export function CostsView() {
  const { t, locale } = useStaffTexts();
  const address = useListAddress(filters);
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(allCostsQuery);
  const changed = useChangedByOthers('cost', costsKey);
  const columns = useMemo(() => columnsOf(t, locale), [t, locale]);
  const placed = useMemo(() => (data === undefined ? undefined : placeCosts(data, new Date())), [data]);
  const state = oneOf(costStates, address.filters.state) ?? 'IN_FORCE';
  const docs = placed
    ?.filter((each) => each.state === state)
    .toSorted((one, other) => (one.cost.validFrom < other.cost.validFrom ? -1 : 1) * (state === 'COMING' ? 1 : -1));
  const countOf = (each: (typeof costStates)[number]) => placed?.filter((one) => one.state === each).length;
  const content = () => {
    if (placed === undefined || docs === undefined)
      return error === null ? (
        <SkeletonBox sx={{ height: 480 }} />
      ) : (
        <LoadError error={error} retry={() => void refetch()} />
      );
    if (state === 'IN_FORCE' && docs.length > 0) return <CostMatrix placed={placed} />;
    if (docs.length === 0) return <EmptyState title={t(`costs.none.${state}`)} />;
    return (
      <StaffTable
        label={t('costs.title')}
        list={{ data: { docs }, error, isError: false, dataUpdatedAt, refetch }}
        columns={columns}
        idOf={({ cost }) => cost._id}
        pathOf={({ cost }) => `/admin/costs/${cost._id}`}
        changed={changed}
        empty={{ title: t(`costs.none.${state}`) }}
      />
    );
  };
  return (
    <>
      <PageHead title={t('costs.title')} />
      <TabsBar>
        <Tabs
          label={t('costs.byState')}
          options={costStates.map((each) => ({ value: each, label: t(`costs.state.${each}`), count: countOf(each) }))}
          value={state}
          onChoose={(chosen) => address.filter('state', chosen === 'IN_FORCE' ? undefined : chosen)}
        />
        <ButtonLink to="/admin/costs/new" variant="outlined">
          <Plus size={18} aria-hidden />
          {t('costs.add')}
        </ButtonLink>
      </TabsBar>
      {data !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      {content()}
    </>
  );
}
