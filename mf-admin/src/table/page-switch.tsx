import type { StaffPage } from '@gvg/contracts/definitions/paging';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { ChevronLeft, ChevronRight, IconButton, color, fontSize, styled, tabularFigures } from '@gvg/ui';
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

export interface PageSwitchProps {
  list: StaffPage<unknown> | undefined;
  /** How many match where the list has not counted them all, once it is known. */
  exactTotal?: number | undefined;
  onGo: (page: number) => void;
}

/** Which rows are shown of how many, and the ways to the pages beside this one. */
export function PageSwitch({ list, exactTotal, onGo }: PageSwitchProps) {
  const { t } = useStaffTexts();
  if (list === undefined || list.totalDocs === 0) return null;
  const { page, limit, docs, totalDocs, hasNextPage, isMore = false } = list;
  const first = (page - 1) * limit + 1;
  const isCounted = !isMore || exactTotal !== undefined;
  return (
    <Frame aria-label={t('list.pages')}>
      <span>
        {t(isCounted ? 'list.shown' : 'list.shownOfMore', {
          from: formatNumber(docs.length > 0 ? first : Math.min(first, totalDocs), 0),
          to: formatNumber(first + docs.length - 1, 0),
          total: formatNumber(isMore ? (exactTotal ?? totalDocs) : totalDocs, 0),
        })}
      </span>
      <IconButton label={t('list.previous')} disabled={page === 1} onClick={() => onGo(page - 1)}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <IconButton label={t('list.next')} disabled={!hasNextPage} onClick={() => onGo(page + 1)}>
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </Frame>
  );
}
