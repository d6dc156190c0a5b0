import { formatMoney } from '@gvg/contracts/money';
import { useTranslation } from '@gvg/i18n';
import { Link, useLocation } from '@gvg/router';
import { PageColumn, Plane, below, color, tabularFigures, fontSize, fontWeight, from, narrowerThan, rem, styled, tapTarget } from '@gvg/ui';
import { FilterButton } from '../filter/filter-button.tsx';
import { menuEntries, ratesPath } from '../page/menu-entries.ts';
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

const List = styled('ul')({ display: 'flex', flex: 1, minWidth: 0, listStyle: 'none', gap: 4, overflowX: 'auto', scrollbarWidth: 'none' });

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

const Freight = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: tapTarget,
  fontSize: fontSize.note,
  color: color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ...tabularFigures,
  '& strong': { color: color.ink },
  '&:hover strong': { color: color.jade },
  [below.desktop]: { display: 'none' },
  [narrowerThan(870)]: { display: 'none' },
});

/** Links to deployed pages and their sections, and the lowest freight price. */
export function NavigationBar() {
  const { t } = useTranslation('shell');
  const { pathname, hash } = useLocation();
  const pageInfo = usePageInfo();
  const { freight } = pageInfo.content;
  return (
    <Row as="nav" aria-label={t('mainNavigation')}>
      <FilterButton />
      <List>
        {menuEntries(pageInfo).map(({ key, to }) => (
          <li key={key}>
            <Entry to={to} aria-current={to.replace(/[?].*/, '') === pathname + hash ? 'page' : undefined}>
              {t(key)}
            </Entry>
          </li>
        ))}
      </List>
      {freight && (
        <Freight to={ratesPath(pageInfo)}>
          <Plane size={16} aria-hidden />
          <span>
            {t('freightTo')} <strong>{freight.country}</strong> · {t('freightFrom')} <strong>{formatMoney(freight.pricePerKg)}</strong>
            {t('perKilogram')}
          </span>
        </Freight>
      )}
    </Row>
  );
}
