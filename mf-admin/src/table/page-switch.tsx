import type { Page } from '@gvg/contracts/definitions/paging';
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

/** Which rows are shown of how many, and the ways to the pages beside this one. */
export function PageSwitch({ list, onGo }: { list: Page<unknown> | undefined; onGo: (page: number) => void }) {
  const { t } = useStaffTexts();
  if (list === undefined || list.totalDocs === 0) return null;
  const { page, limit, docs, totalDocs, hasNextPage } = list;
  const first = (page - 1) * limit + 1;
  return (
    <Frame aria-label={t('list.pages')}>
      <span>
        {t('list.shown', {
          from: formatNumber(Math.min(first, totalDocs), 0),
          to: formatNumber(first + docs.length - 1, 0),
          total: formatNumber(totalDocs, 0),
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
