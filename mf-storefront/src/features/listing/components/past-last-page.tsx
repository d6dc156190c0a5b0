import { formatNumber } from '@gvg/contracts/values/format-number';
import { ButtonLink, EmptyState, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import type { PagerProps } from './pager.tsx';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

/** Replaces the products of a page that the list does not have, or no longer has. */
export function PastLastPage({ page, totalPages, hrefOf }: PagerProps) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t('listing.noPage', { page: formatNumber(page) })}
      text={t('listing.noPageText', { count: totalPages, formatted: formatNumber(totalPages) })}
    >
      <Ways>
        <ButtonLink to={hrefOf(1)}>{t('listing.firstPage')}</ButtonLink>
        {totalPages > 1 && (
          <ButtonLink variant="outlined" to={hrefOf(totalPages)}>
            {t('listing.lastPage')}
          </ButtonLink>
        )}
      </Ways>
    </EmptyState>
  );
}
