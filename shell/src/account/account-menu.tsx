import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import { below, color, fontSize, fontWeight, pictureUrl, radius, rem, styled, tapTarget } from '@gvg/ui';
import { menuEntryStyles, menuStyles } from '../header/menu-styles.ts';
import { AccountEntries } from './account-entries.tsx';

export { AccountEntries };

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

/** Picture and name of the signed-in person. */
export function UserLabel({ user }: { user: SignedInUser }) {
  return (
    <>
      <Face user={user} />
      <span>{shortName(user.displayName)}</span>
    </>
  );
}

const Menu = styled('div')({
  ...menuStyles,
  minWidth: 240,
  maxWidth: 'calc(100vw - 32px)',
  [below.tablet]: { right: -8 },
});
const Person = styled('p')({
  margin: '0 0 6px',
  padding: '8px 12px 12px',
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '& > span': { display: 'block', fontSize: fontSize.small, color: color.muted },
});
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', '& > li > *': menuEntryStyles });

/** The signed-in person, pages of the account and sign-out, below the account control. */
export function AccountMenu({ id, user, onClose }: { id: string; user: SignedInUser; onClose: () => void }) {
  return (
    <Menu id={id}>
      <Person>
        <strong>{user.displayName}</strong>
        <span>{user.email}</span>
      </Person>
      <List>
        <AccountEntries onClose={onClose} />
      </List>
    </Menu>
  );
}
