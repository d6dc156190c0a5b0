import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { Dialog, SlidersHorizontal, color, fontWeight, styled } from '@gvg/ui';
import { SmartLink } from '../chrome/smart-link.tsx';
import { canSearch, menuEntries } from '../page/menu-entries.ts';
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
const Opener = styled('button')(rowStyles);

/** The menu on phones. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const pageInfo = usePageInfo();
  const { intro } = pageInfo.content;
  const openFilter = () => {
    onClose();
    openOverlay({ kind: 'filter' });
  };
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
          {canSearch(pageInfo) && (
            <li>
              <Opener type="button" onClick={openFilter}>
                <SlidersHorizontal size={20} aria-hidden />
                {t('categories')}
              </Opener>
            </li>
          )}
          {intro && (
            <li>
              <IntroLink to={intro.link} onClick={onClose}>
                {intro.text}
              </IntroLink>
            </li>
          )}
        </List>
      </nav>
    </Dialog>
  );
}
