import { shellApi, useSession } from '@gvg/browser-kit';
import { Link } from '@gvg/router';
import { below, color, fontWeight, radius, styled, tapTarget } from '@gvg/ui';
import { Avatar } from '../components/avatar.tsx';
import { usePopover } from '../components/use-popover.ts';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { shortName } from './short-name.ts';

const Place = styled('div')({ position: 'relative', [below.tablet]: { display: 'none' } });
const Opener = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: tapTarget,
  padding: '0 4px',
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: 'transparent',
  color: color.ink,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
});
const List = styled('ul')({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  right: 0,
  minWidth: 220,
  margin: 0,
  padding: 6,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: `0 12px 32px ${color.shade}`,
  listStyle: 'none',
  '& :is(a, button)': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: tapTarget,
    padding: '0 12px',
    border: 0,
    borderRadius: 10,
    backgroundColor: 'transparent',
    color: color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& :is(a, button):hover': { backgroundColor: color.jadeSoft },
});

/** Signed-in user with links to profile and shop, and sign-out. Phones have these in the drawer. */
export function UserMenu() {
  const { t } = useStaffTexts();
  const session = useSession();
  const { isOpen, toggle, placeProps } = usePopover();
  if (session.status !== 'user') return null;
  const { avatar, displayName } = session.user;
  const signOut = () => {
    shellApi().navigate('/');
    void shellApi().session.signOut();
  };
  return (
    <Place {...placeProps}>
      <Opener type="button" aria-expanded={isOpen} title={displayName} onClick={toggle}>
        <Avatar name={displayName} picture={avatar} size={32} />
        {shortName(displayName)}
      </Opener>
      {isOpen && (
        <List>
          <li>
            <Link to="/user/profile">{t('area.profile')}</Link>
          </li>
          <li>
            <Link to="/">{t('area.toShop')}</Link>
          </li>
          <li>
            <button type="button" onClick={signOut}>
              {t('area.signOut')}
            </button>
          </li>
        </List>
      )}
    </Place>
  );
}
