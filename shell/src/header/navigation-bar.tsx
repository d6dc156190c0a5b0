import { useTranslation } from '@gvg/i18n';
import { Link, useLocation } from '@gvg/router';
import { PageColumn, color, fontWeight, from, rem, styled, tapTarget } from '@gvg/ui';
import { WideDestinationButton } from '../destination/destination-button.tsx';
import { FilterButton } from '../filter/filter-button.tsx';
import { menuEntries } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { hiddenWhenCompact } from './compact.ts';
import { rowHeights } from './heights.ts';

const Row = styled(PageColumn)({
  display: 'none',
  alignItems: 'center',
  height: rem(rowHeights.desktop.navigation),
  gap: 20,
  [from.tablet]: { display: 'flex' },
  ...hiddenWhenCompact,
});

const List = styled('ul')({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  listStyle: 'none',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: tapTarget,
  padding: '0 10px',
  borderRadius: 12,
  color: color.muted,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: color.jade },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { color: color.jade },
});

/** Links to deployed pages and their sections, and the destination. */
export function NavigationBar() {
  const { t } = useTranslation('shell');
  const { pathname, hash } = useLocation();
  const pageInfo = usePageInfo();
  return (
    <Row as="nav" aria-label={t('mainNavigation')}>
      <FilterButton />
      <List>
        {menuEntries(pageInfo).map(({ key, to }) => (
          <li key={key}>
            <Entry to={to} aria-current={to === pathname + hash ? 'page' : undefined}>
              {t(key)}
            </Entry>
          </li>
        ))}
      </List>
      <WideDestinationButton />
    </Row>
  );
}
