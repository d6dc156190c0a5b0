import { openDestinationChooser } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { Dialog, Plane, SlidersHorizontal, SmartLink, color, fontWeight, styled } from '@gvg/ui';
import { DestinationLabel } from '../destination/destination-label.tsx';
import { canFilter } from '../filter/can-filter.ts';
import { focusElement } from '../header/focus-element.ts';
import { menuEntries } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { openOverlay } from '../overlays/overlay-store.ts';

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '0 20px',
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: 'transparent',
  color: color.ink,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft },
} as const;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Entry = styled(Link)(rowStyles);
const IntroLink = styled(SmartLink)(rowStyles);
const Anchor = styled('a')(rowStyles);
const Opener = styled('button')(rowStyles);

/** The menu on phones; its last entries are those of the top bar on wide screens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const pageInfo = usePageInfo();
  const { intro } = pageInfo.content;
  const openFilter = () => {
    onClose();
    openOverlay({ kind: 'filter' });
  };
  const openDestination = () => {
    onClose();
    openDestinationChooser();
  };
  const inPageEntry = (key: 'help' | 'contact', target: string) => (
    <li>
      <Anchor
        href={`#${target}`}
        onClick={(event) => {
          event.preventDefault();
          onClose();
          // While the menu is open, it makes the page inert.
          setTimeout(() => focusElement(target));
        }}
      >
        {t(key)}
      </Anchor>
    </li>
  );
  return (
    <Dialog title={t('menu')} shape="left" onClose={onClose}>
      <nav aria-label={t('mainNavigation')}>
        <List>
          {menuEntries(pageInfo).map(({ key, to }) => (
            <li key={key}>
              <Entry to={to} onClick={onClose}>
                {t(key)}
              </Entry>
            </li>
          ))}
          <li>
            <Opener type="button" aria-haspopup="dialog" onClick={openDestination}>
              <Plane size={20} aria-hidden />
              <DestinationLabel />
            </Opener>
          </li>
          {canFilter(pageInfo) && (
            <li>
              <Opener type="button" onClick={openFilter}>
                <SlidersHorizontal size={20} aria-hidden />
                {t('categories')}
              </Opener>
            </li>
          )}
          {inPageEntry('help', 'footer')}
          {intro && (
            <li>
              <IntroLink to={intro.link} onClick={onClose}>
                {intro.text}
              </IntroLink>
            </li>
          )}
          {inPageEntry('contact', 'contact')}
        </List>
      </nav>
    </Dialog>
  );
}
