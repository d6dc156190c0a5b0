import { shellApi, useSession } from '@gvg/browser-kit';
import { NavLink } from '@gvg/router';
import { Bell, Package, below, color, fontWeight, from, radius, rem, styled } from '@gvg/ui';
import { LockKeyhole, LogOut, UserRound } from '@gvg/ui/later-icons';
import { useTexts } from '../../../texts/use-texts.ts';
import { useIsDeployed } from '../use-is-deployed.ts';

/** Pages of the customer area. Those of other remotes appear only if they are deployed. */
const profile = { key: 'profile', to: '/user/profile', Icon: UserRound } as const;
const purchases = { key: 'purchases', to: '/user/purchase', Icon: Package } as const;
const notifications = { key: 'notifications', to: '/user/notification', Icon: Bell } as const;
const changePassword = { key: 'changePassword', to: '/user/change-password', Icon: LockKeyhole } as const;

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 0,
  listStyle: 'none',
  [from.desktop]: { flexDirection: 'column', flexWrap: 'nowrap' },
});

const entryStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: rem(44),
  padding: '8px 14px',
  border: 0,
  borderRadius: radius.input,
  backgroundColor: 'transparent',
  color: color.muted,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { color: color.jade },
  '&[aria-current="page"]': { backgroundColor: color.jadeSoft, color: color.jade },
  '& svg': { flex: 'none' },
  [below.tablet]: { paddingInline: 12, '& svg': { display: 'none' } },
  [from.desktop]: { gap: 14 },
} as const;

const Entry = styled(NavLink)(entryStyles);
const ActionEntry = styled('button')(entryStyles);

/** Navigation of the customer area: tabs on narrow screens, a column next to the page on wide ones. */
export function CustomerNavigation() {
  const { t } = useTexts();
  const session = useSession();
  const hasPurchases = useIsDeployed(purchases.to);
  const hasNotifications = useIsDeployed(notifications.to);
  const entries = [
    profile,
    ...(hasPurchases ? [purchases] : []),
    ...(hasNotifications ? [notifications] : []),
    changePassword,
  ];
  return (
    <nav aria-label={t('customer.area')}>
      <List>
        {entries.map(({ key, to, Icon }) => (
          <li key={key}>
            <Entry to={to}>
              <Icon size={20} aria-hidden />
              {t(`customer.${key}`)}
            </Entry>
          </li>
        ))}
        {session.status === 'user' && (
          <li>
            <ActionEntry type="button" onClick={() => void shellApi().session.signOut()}>
              <LogOut size={20} aria-hidden />
              {t('customer.signOut')}
            </ActionEntry>
          </li>
        )}
      </List>
    </nav>
  );
}
