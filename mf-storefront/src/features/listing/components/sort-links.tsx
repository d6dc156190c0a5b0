import { Link } from '@gvg/router';
import { below, color, fontSize, fontWeight, page, radius, styled, tapTarget } from '@gvg/ui';
import type { ProductSort } from '@gvg/contracts/catalogue/terms';
import { useTexts } from '../../../texts/use-texts.ts';
import { toQueryString, withFilter } from '../filters.ts';
import type { Filters } from '../filters.ts';

/** Scrolls horizontally to the screen edge on phones. */
const Frame = styled('nav')({
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [below.tablet]: { marginInlineEnd: -page.phoneGutter },
  '& ul': { display: 'flex', gap: 4, listStyle: 'none', width: 'max-content' },
});

const Choice = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tapTarget,
  paddingInline: 14,
  borderRadius: radius.pill,
  fontSize: fontSize.note,
  whiteSpace: 'nowrap',
  color: color.muted,
  textDecoration: 'none',
  '&:hover': { color: color.jade },
  '&[aria-current]': { color: color.ink, backgroundColor: color.jadeSoft, fontWeight: fontWeight.strong },
});

/** Sort links. The first is the API's default: best match with a keyword, else best sellers. */
export function SortLinks({ path, filters }: { path: string; filters: Filters }) {
  const { t } = useTexts();
  const defaultSort = filters.keyword === undefined ? 'BEST_SELLER' : 'BEST_MATCH';
  const others: ProductSort[] = ['BEST_SELLER', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC'];
  const sorts = [defaultSort, ...others.filter((sort) => sort !== defaultSort)] as const;
  const current = filters.sort ?? defaultSort;
  return (
    <Frame aria-label={t('listing.sort')}>
      <ul>
        {sorts.map((sort) => (
          <li key={sort}>
            <Choice
              to={
                path +
                toQueryString(
                  withFilter(filters, 'sort', sort === defaultSort || sort === 'BEST_MATCH' ? undefined : sort),
                )
              }
              {...(sort === current ? { 'aria-current': 'true' as const } : {})}
            >
              {t(`listing.sortBy.${sort}`)}
            </Choice>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
