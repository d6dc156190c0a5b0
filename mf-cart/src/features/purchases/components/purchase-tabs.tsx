import { Link } from '@gvg/router';
import { color, fontSize, fontWeight, radius, styled, tabularFigures, tapTarget } from '@gvg/ui';
import { useEffect, useRef } from 'react';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { purchasesPath, tabs } from '../tabs.ts';
import type { Tab } from '../tabs.ts';

const List = styled('ul')({
  position: 'relative',
  display: 'flex',
  gap: '0 22px',
  marginBottom: 16,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
  scrollbarWidth: 'thin',
});
const TabLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: tapTarget,
  borderBottom: '3px solid transparent',
  color: color.muted,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { color: color.jade },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { borderBottomColor: color.jade, color: color.jade },
});
const Count = styled('span')({
  ...tabularFigures,
  minWidth: 22,
  padding: '1px 7px',
  borderRadius: radius.pill,
  backgroundColor: color.clay,
  color: color.onClay,
  fontSize: fontSize.tiny,
  textAlign: 'center',
});

export interface PurchaseTabsProps {
  tab: Tab;
  search: string;
  /** Number of entries of a tab that wait for the customer. */
  waiting: Partial<Record<Tab, number>>;
}

/** Tabs for the statuses of orders. Each has its own URL. */
export function PurchaseTabs({ tab, search, waiting }: PurchaseTabsProps) {
  const { t } = useOrderTexts();
  const list = useRef<HTMLUListElement>(null);
  const counts = Object.values(waiting).join(' ');
  // On phones the tabs are wider than the page: scrolls the chosen one to the middle, again after the counts before it have loaded.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [tab, counts]);
  return (
    <nav aria-label={t('purchases.tabsLabel')}>
      <List ref={list}>
        {tabs.map((each) => (
          <li key={each}>
            <TabLink
              to={purchasesPath({ tab: each, search: each === 'quotes' ? '' : search })}
              {...(each === tab ? { 'aria-current': 'page' } : {})}
            >
              {t(`purchases.tabs.${each}`)}
              {(waiting[each] ?? 0) > 0 && <Count>{waiting[each]}</Count>}
            </TabLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
