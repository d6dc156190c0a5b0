import { Link } from '@gvg/router';
import {
  ChevronLeft,
  ChevronRight,
  below,
  color,
  from,
  tabularFigures,
  fontWeight,
  radius,
  styled,
  tapTarget,
} from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { pageNumbers } from '../page-numbers.ts';

const Row = styled('ul')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
  marginTop: 32,
  listStyle: 'none',
  '& a, & span': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: tapTarget,
    minHeight: tapTarget,
    borderRadius: radius.input,
    textDecoration: 'none',
  },
  '& span[aria-hidden]': { minWidth: 20 },
  '& [data-only="wide"]': { [below.tablet]: { display: 'none' } },
  '& [data-only="phone"]': { [from.tablet]: { display: 'none' } },
  [below.tablet]: { gap: 2 },
  '& a:hover': { backgroundColor: color.jadeSoft },
  '& [aria-current]': { backgroundColor: color.jade, color: color.onJade, fontWeight: fontWeight.heading },
});

export interface PagerProps {
  page: number;
  totalPages: number;
  /** Returns path and query of a page. */
  hrefOf: (page: number) => string;
}

export function Pager({ page, totalPages, hrefOf }: PagerProps) {
  const { t } = useTexts();
  if (totalPages < 2) return null;
  return (
    <nav aria-label={t('listing.pages')}>
      <Row>
        {page > 1 && (
          <li>
            <Link to={hrefOf(page - 1)} rel="prev" aria-label={t('shop.previous')}>
              <ChevronLeft size={20} aria-hidden />
            </Link>
          </li>
        )}
        {pageNumbers(page, totalPages).map(({ page: entry, only }) => (
          <li key={entry} data-only={only}>
            {typeof entry === 'string' ? (
              <span aria-hidden>…</span>
            ) : entry === page ? (
              <span aria-current="page">{entry}</span>
            ) : (
              <Link to={hrefOf(entry)} aria-label={t('listing.page', { page: entry })}>
                {entry}
              </Link>
            )}
          </li>
        ))}
        {page < totalPages && (
          <li>
            <Link to={hrefOf(page + 1)} rel="next" aria-label={t('shop.next')}>
              <ChevronRight size={20} aria-hidden />
            </Link>
          </li>
        )}
      </Row>
    </nav>
  );
}
