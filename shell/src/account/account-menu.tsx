import { shellApi } from '@gvg/browser-kit';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { below, color, fontSize, fontWeight, pictureUrl, radius, rem, styled, tapTarget } from '@gvg/ui';
import { usePageInfo } from '../page/page-info.tsx';
import { accountEntries } from './account-entries.ts';

export { AccountRows } from './account-rows.tsx';

/** Specification §9. */
const nameLength = 10;

function shortName(name: string): string {
  const characters = [...name];
  return characters.length <= nameLength ? name : `${characters.slice(0, nameLength).join('').trimEnd()}…`;
}

/** Not wider than its button on phones. */
const faceSize = `min(${rem(28)}, ${tapTarget}px)`;
const faceStyles = { flex: 'none', width: faceSize, height: faceSize, borderRadius: radius.pill } as const;
const Photo = styled('img')({ ...faceStyles, objectFit: 'cover' });
const Initial = styled('i')({
  ...faceStyles,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: color.jadeSoft,
  color: color.jade,
  fontStyle: 'normal',
  fontSize: fontSize.note,
  fontWeight: fontWeight.heading,
});

function Face({ user }: { user: SignedInUser }) {
  if (user.avatar !== null) return <Photo src={pictureUrl(user.avatar, 80)} alt="" width={28} height={28} />;
  return <Initial aria-hidden>{[...user.displayName][0]?.toLocaleUpperCase()}</Initial>;
}

/** Picture and name of who is signed in. */
export function UserLabel({ user }: { user: SignedInUser }) {
  return (
    <>
      <Face user={user} />
      <span>{shortName(user.displayName)}</span>
    </>
  );
}

const Menu = styled('div')({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  right: 0,
  minWidth: 240,
  maxWidth: 'calc(100vw - 32px)',
  padding: 6,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: `0 12px 32px ${color.shade}`,
  [below.tablet]: { right: -8 },
});
const Person = styled('p')({
  margin: '0 0 6px',
  padding: '8px 12px 12px',
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '& > span': { display: 'block', fontSize: fontSize.small, color: color.muted },
});
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const entryStyles = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: tapTarget,
  padding: '0 12px',
  border: 0,
  borderRadius: 10,
  backgroundColor: 'transparent',
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft },
} as const;
const Entry = styled(Link)(entryStyles);
const Action = styled('button')(entryStyles);

/** Pages of the account and the way out, below the account control. */
export function AccountMenu({ id, user, onClose }: { id: string; user: SignedInUser; onClose: () => void }) {
  const { t } = useTranslation('account');
  const pageInfo = usePageInfo();
  const signOut = () => {
    onClose();
    void shellApi().session.signOut();
  };
  return (
    <Menu id={id}>
      <Person>
        <strong>{user.displayName}</strong>
        <span>{user.email}</span>
      </Person>
      <List>
        {accountEntries(pageInfo).map(({ key, to }) => (
          <li key={key}>
            <Entry to={to} onClick={onClose}>
              {t(key)}
            </Entry>
          </li>
        ))}
        <li>
          <Action type="button" onClick={signOut}>
            {t('signOut')}
          </Action>
        </li>
      </List>
    </Menu>
  );
}
