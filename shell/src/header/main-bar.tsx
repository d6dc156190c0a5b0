import { headerSlots, slotIdOf } from '@gvg/contracts/composition/document';
import type { HeaderSlot } from '@gvg/contracts/composition/document';
import { useTranslation } from '@gvg/i18n';
import { IconButton, PageColumn, Search, below, from, motion, rem, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { AccountControl } from '../account/account-control.tsx';
import { BellButton } from '../bell/bell-button.tsx';
import { CartLink } from '../cart/cart-link.tsx';
import { OrdersLink } from '../cart/orders-link.tsx';
import { PasteLink } from '../cart/paste-link.tsx';
import { Logo } from '../chrome/logo.tsx';
import { CompactFilterButton } from '../filter/filter-button.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { canSearch } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { openSearchScreen } from '../search/open-search-screen.ts';
import { whenCompact } from './compact.ts';
import { headerHeight, iconInset, rowHeights } from './heights.ts';

/** Moves the centre of a row to the centre of the compact header. */
const compactTransform = (top: number, row: number) => `translateY(${rem(headerHeight.compact / 2 - top - row / 2)})`;

const Row = styled(PageColumn)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: `${rem(rowHeights.mobile.main)} ${rem(rowHeights.mobile.search)}`,
  gridTemplateAreas: '"menu logo tools" "search search search"',
  alignItems: 'center',
  justifyItems: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  transition: `transform ${motion.calm}`,
  [from.tablet]: {
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    gridTemplateRows: rem(rowHeights.desktop.main),
    gridTemplateAreas: '"menu logo search tools"',
    justifyItems: 'stretch',
  },
  [whenCompact]: {
    transform: compactTransform(rowHeights.mobile.top, rowHeights.mobile.main),
    [from.tablet]: { transform: compactTransform(rowHeights.desktop.top, rowHeights.desktop.main) },
  },
});

const LogoArea = styled('div')({
  gridArea: 'logo',
  position: 'relative',
  display: 'flex',
  whiteSpace: 'nowrap',
  [from.tablet]: { marginInlineEnd: 20 },
  [from.desktop]: { [`${whenCompact} [data-logo-words]`]: { visibility: 'hidden' } },
});

const SearchArea = styled('div')({
  gridArea: 'search',
  alignSelf: 'start',
  width: '100%',
  [below.tablet]: { [whenCompact]: { visibility: 'hidden' } },
  [from.tablet]: { alignSelf: 'center' },
});

const Tools = styled('div')({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  [below.tablet]: { marginInlineEnd: -iconInset },
});

const slots = headerSlots.filter((slot) => slot !== 'account');

/** The slots that the shell fills itself; remotes fill the others. */
const contents: Partial<Record<HeaderSlot, ReactNode>> = {
  orders: <OrdersLink />,
  bell: <BellButton />,
  cart: <CartLink />,
};

/** An empty slot takes no space. */
const Slot = styled('div')({ [from.tablet]: { marginInlineStart: 8 }, '&:empty': { display: 'none' } });

/** On phones, the compact header shows the search in place of the account, which the menu also contains. */
const AccountArea = styled('div')({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  [below.tablet]: { '& > :first-of-type': { [whenCompact]: { visibility: 'hidden' } } },
});
const CompactSearch = styled('div')({
  visibility: 'hidden',
  [whenCompact]: { visibility: 'visible' },
  [from.tablet]: { display: 'none' },
});

/** Logo, search, the slots for remotes, and the account. */
export function MainBar({ isCompact }: { isCompact: boolean }) {
  const { t } = useTranslation('shell');
  const isSearchAvailable = canSearch(usePageInfo());
  return (
    <Row>
      <MenuButton />
      <LogoArea>
        <Logo />
        {isCompact && <CompactFilterButton />}
      </LogoArea>
      <SearchArea>{isSearchAvailable && <SearchBox />}</SearchArea>
      <Tools>
        <PasteLink />
        {slots.map((slot) => (
          <Slot key={slot} id={slotIdOf(slot)}>
            {contents[slot]}
          </Slot>
        ))}
        <AccountArea>
          <Slot id={slotIdOf('account')}>
            <AccountControl />
          </Slot>
          {isSearchAvailable && (
            <CompactSearch>
              <IconButton label={t('search')} onClick={() => openSearchScreen()}>
                <Search size={20} aria-hidden />
              </IconButton>
            </CompactSearch>
          )}
        </AccountArea>
      </Tools>
    </Row>
  );
}
