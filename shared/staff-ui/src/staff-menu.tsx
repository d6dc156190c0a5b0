import { shellApi } from '@gvg/browser-kit';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import { Link } from '@gvg/router';
import { color, fontSize, fontWeight, radius, rem, styled, tabularFigures, tapTarget } from '@gvg/ui';
import { LogOut } from '@gvg/ui/later-icons';
import { useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { QueueCountsContext } from './queue-counts.ts';
import type { QueueCount } from './queue-counts.ts';
import { staffGroups, staffPages } from './staff-pages.ts';
import { useStaffAreaTexts } from './texts.ts';
import { useCurrentStaffPage } from './use-current-staff-page.ts';

const Nav = styled('nav')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, fontSize: fontSize.note });
const Groups = styled('div')({ flex: 1, overflowY: 'auto', padding: '4px 12px 12px' });
const GroupName = styled('p')({
  margin: '14px 0 2px',
  padding: '0 10px',
  fontSize: fontSize.small,
  color: color.muted,
  '&:first-of-type': { marginTop: 4 },
});
const List = styled('ul')({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: rem(34),
  padding: '4px 10px',
  border: 0,
  borderRadius: 10,
  backgroundColor: 'transparent',
  color: color.muted,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { color: color.ink, backgroundColor: color.paper },
  '&[aria-current]': { backgroundColor: color.jadeSoft, color: color.jade },
  '& svg': { flex: 'none' },
  '@media (pointer: coarse)': { minHeight: tapTarget },
} as const;
const Entry = styled(Link)(entry);
const Action = styled('button')(entry);
const Count = styled('span')({
  ...tabularFigures,
  minWidth: rem(22),
  marginInlineStart: 'auto',
  padding: '0 6px',
  borderRadius: radius.pill,
  backgroundColor: color.soil,
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.heading,
  lineHeight: rem(20),
  textAlign: 'center',
  '&[data-urgent]': { backgroundColor: color.clay, color: color.onClay },
});
const Foot = styled('div')({ padding: '8px 12px 16px' });

interface MenuEntryProps {
  to: string;
  isCurrent: boolean;
  waiting?: QueueCount;
  onClick?: () => void;
  children: ReactNode;
}

/** A page with its number of waiting jobs, which describes the link and is not part of its name. */
function MenuEntry({ to, isCurrent, waiting, onClick, children }: MenuEntryProps) {
  const { waitingJobs } = useStaffAreaTexts();
  const id = useId();
  const isShown = waiting !== undefined && waiting.count > 0;
  return (
    <>
      <Entry
        to={to}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        {...(isShown ? { 'aria-describedby': id } : {})}
        onClick={onClick}
      >
        {children}
        {isShown && (
          <Count aria-hidden {...(waiting.isUrgent ? { 'data-urgent': '' } : {})}>
            {waiting.count}
          </Count>
        )}
      </Entry>
      {isShown && (
        <span id={id} hidden>
          {`${waiting.count} ${waitingJobs}`}
        </span>
      )}
    </>
  );
}

/** Pages of the back office that this person may open, and the sign-out. */
export function StaffMenu({ user, onLeave }: { user: SignedInUser; onLeave?: () => void }) {
  const texts = useStaffAreaTexts();
  const current = useCurrentStaffPage();
  const counts = useContext(QueueCountsContext);
  const isSystem = user.roles.includes('SYSTEM_ADMIN');
  const shown = staffPages.filter(({ isForSystem }) => isSystem || isForSystem !== true);
  const signOut = () => {
    onLeave?.();
    shellApi().navigate('/');
    void shellApi().session.signOut();
  };
  return (
    <Nav aria-label={texts.menu}>
      <Groups>
        {staffGroups.map((group) => (
          <div key={group}>
            <GroupName>{texts.groups[group]}</GroupName>
            <List>
              {shown
                .filter((page) => page.group === group)
                .map(({ name, path, Icon }) => (
                  <li key={name}>
                    <MenuEntry
                      to={path}
                      isCurrent={name === current?.name}
                      {...(counts[name] === undefined ? {} : { waiting: counts[name] })}
                      {...(onLeave === undefined ? {} : { onClick: onLeave })}
                    >
                      <Icon size={18} aria-hidden />
                      {texts.pages[name]}
                    </MenuEntry>
                  </li>
                ))}
            </List>
          </div>
        ))}
      </Groups>
      <Foot>
        <Action type="button" onClick={signOut}>
          <LogOut size={18} aria-hidden />
          {texts.signOut}
        </Action>
      </Foot>
    </Nav>
  );
}
