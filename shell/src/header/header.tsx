import { HydrateLater } from '@gvg/browser-kit';
import { layoutAt } from '@gvg/contracts/composition/route-owner';
import { useTranslation } from '@gvg/i18n';
import { useLocation } from '@gvg/router';
import { color, from, rem, zIndex, styled } from '@gvg/ui';
import { MenuDrawer } from '../menu/menu-drawer.tsx';
import { usePageInfo } from '../page/page-info.tsx';
import { compactThreshold, headerHeight } from './heights.ts';
import { MainBar } from './main-bar.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useScrolledBeyond } from './use-scrolled-beyond.ts';

/** Reserves the full height while the header is compact, so that the content below does not shift. */
const HeaderSpacer = styled('div')({
  height: rem(headerHeight.mobile),
  [from.tablet]: { height: rem(headerHeight.desktop) },
});

const Bar = styled('header')({
  position: 'fixed',
  containerType: 'inline-size',
  zIndex: zIndex.header,
  insetInline: 0,
  top: 0,
  height: rem(headerHeight.mobile),
  backgroundColor: color.card,
  borderBottom: `1px solid ${color.line}`,
  [from.tablet]: { height: rem(headerHeight.desktop) },
  '&[data-compact]': { height: rem(headerHeight.compact) },
});

const SkipLink = styled('a')({
  position: 'absolute',
  // Above the bar that it covers.
  zIndex: 2,
  left: 8,
  top: -100,
  padding: '12px 16px',
  borderRadius: 12,
  backgroundColor: color.jade,
  color: color.onJade,
  '&:focus': { top: 4 },
});

/** The public header: top bar, main bar and navigation; a single bar of 48 px once the page is scrolled. */
export function Header() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { remotes } = usePageInfo();
  const isCompact = useScrolledBeyond(compactThreshold);
  if (layoutAt(remotes, pathname) !== 'public') return null;
  return (
    <HeaderSpacer>
      <Bar data-compact={isCompact ? '' : undefined}>
        <SkipLink href="#gvg-content">{t('skipToContent')}</SkipLink>
        <HydrateLater>
          <TopBar />
        </HydrateLater>
        <MainBar isCompact={isCompact} />
        <HydrateLater>
          <NavigationBar />
        </HydrateLater>
      </Bar>
      <MenuDrawer />
    </HeaderSpacer>
  );
}
