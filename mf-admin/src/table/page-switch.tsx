import { pagingLimits } from '@gvg/contracts/definitions/paging-limits';
import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { ChevronLeft, ChevronRight, IconButton, color, fontSize, styled, tabularFigures } from '@gvg/ui';
import { useListTotal } from './use-list-total.ts';
import type { ExactCount } from './use-list-total.ts';
import { useStaffTexts } from '../texts/staff-texts.ts';

const Frame = styled('nav')({
  ...tabularFigures,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  minHeight: 44,
  color: color.muted,
  fontSize: fontSize.small,
  '& > span': { marginInlineEnd: 8 },
});

interface PageSwitchProps {
  list: StaffPage<unknown> | undefined;
  /** Count by the filters of the list. Without it, a long list shows only that there are more. */
  exactCount?: ExactCount;
  onGo: (page: number) => void;
}

/** Range of shown rows, total, and buttons for the previous and next page. */
export function PageSwitch({ list, exactCount, onGo }: PageSwitchProps) {
  const { t } = useStaffTexts();
  const total = useListTotal(list, exactCount);
  if (list === undefined || list.totalDocs === 0) return null;
  const { page, limit, docs, totalDocs, isMore, hasNextPage } = list;
  const first = (page - 1) * limit + 1;
  return (
    <Frame aria-label={t('list.pages')}>
      <span>
        {t('list.shown', {
          from: formatNumber(isMore ? first : Math.min(first, totalDocs), 0),
          to: formatNumber(first + docs.length - 1, 0),
          total,
        })}
      </span>
      <IconButton label={t('list.previous')} disabled={page === 1} onClick={() => onGo(page - 1)}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={t('list.next')}
        disabled={!hasNextPage || page === pagingLimits.maximumPage}
        onClick={() => onGo(page + 1)}
      >
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </Frame>
  );
}
