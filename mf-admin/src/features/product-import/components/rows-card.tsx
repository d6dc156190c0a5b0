import type { ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useQuery } from '@gvg/query';
import { Note, SkeletonBox, color, styled } from '@gvg/ui';
import { LoadError } from '../../../components/load-error.tsx';
import { TableScroller } from '../../../components/small-table.tsx';
import { StaffCard } from '../../../components/staff-card.tsx';
import { ViewSwitch } from '../../../components/view-switch.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { oneOf } from '../../../table/use-list-address.ts';
import type { ListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { GroupNames } from '../../product-changes/describe-action.ts';
import { importRowsQuery } from '../api/product-imports.ts';
import type { Mend } from '../use-mends.ts';
import { ChangedRows } from './changed-rows.tsx';
import { NewRows } from './new-rows.tsx';
import { RowsToLookAt } from './rows-to-look-at.tsx';

const limit = 20;
const views = ['CHANGED', 'NEW', 'TO_LOOK_AT'] as const;

const Hint = styled('span')({ color: color.muted });
const Nothing = styled(Note)({ padding: '14px 16px' });
const Switch = styled(ViewSwitch)({ flexWrap: 'wrap' });
const Waiting = styled('div')({ display: 'grid', gap: 12, padding: 16 });

export interface RowsCardProps {
  id: string;
  figures: NonNullable<ProductImport['figures']>;
  /** Holds view and page. */
  address: ListAddress<'id' | 'view'>;
  names: GroupNames;
  /** Set once the dry run is done and rows can be requested. */
  isReady: boolean;
  pending: readonly Mend[];
  onMend: (mend: Mend) => void;
}

/** Accepted rows: changed, new, and those to check. */
export function RowsCard({ id, figures, address, names, isReady, pending, onMend }: RowsCardProps) {
  const { t } = useStaffTexts();
  const counts = { CHANGED: figures.changed, NEW: figures.created, TO_LOOK_AT: figures.toLookAt };
  const view = oneOf(views, address.filters.view) ?? views.find((each) => counts[each] > 0) ?? 'CHANGED';
  const rows = useQuery({ ...importRowsQuery(id, { view, page: address.page, limit }), enabled: isReady });
  // Rows of the previous view stay in the query until the new ones have loaded.
  const data = rows.isPlaceholderData ? undefined : rows.data;
  const named = { count: counts[view], number: formatNumber(counts[view], 0) };
  const content = () => {
    if (counts[view] === 0) return <Nothing>{t(`imports.none.${view}`)}</Nothing>;
    if (rows.data === undefined && rows.error !== null)
      return <LoadError error={rows.error} retry={() => void rows.refetch()} />;
    if (data === undefined)
      return (
        <Waiting aria-busy="true">
          {[0, 1, 2, 3].map((row) => (
            <SkeletonBox key={row} sx={{ height: 28 }} />
          ))}
        </Waiting>
      );
    return (
      <TableScroller tabIndex={0} role="group" aria-label={t(`imports.viewTitle.${view}`, named)}>
        {view === 'CHANGED' && <ChangedRows rows={data.docs} names={names} />}
        {view === 'NEW' && <NewRows rows={data.docs} names={names} />}
        {view === 'TO_LOOK_AT' && <RowsToLookAt rows={data.docs} pending={pending} onMend={onMend} />}
      </TableScroller>
    );
  };
  return (
    <StaffCard
      title={t(`imports.viewTitle.${view}`, named)}
      head={
        <>
          <Hint>{t(`imports.viewHint.${view}`)}</Hint>
          <Switch data-end="" role="group" aria-label={t('imports.rows')}>
            {views.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === view}
                onClick={() => address.filter('view', each)}
              >
                {t(`imports.views.${each}`, { number: formatNumber(counts[each], 0) })}
              </button>
            ))}
          </Switch>
        </>
      }
    >
      {content()}
      {data && data.totalPages > 1 && counts[view] > 0 && <PageSwitch list={data} onGo={address.goTo} />}
    </StaffCard>
  );
}
