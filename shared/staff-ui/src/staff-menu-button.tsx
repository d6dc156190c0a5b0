import { useSession } from '@gvg/browser-kit';
import { IconButton, Menu, from, styled, tapTarget } from '@gvg/ui';
import { useContext } from 'react';
import { OpenMenuContext } from './staff-menu-drawer.tsx';
import { useStaffAreaTexts } from './texts.ts';

/** As wide as the button, so that the title does not move when the session is known. */
const Place = styled('span')({ minWidth: tapTarget, minHeight: tapTarget, [from.desktop]: { display: 'none' } });

/** Opens the menu of the surrounding `StaffMenuDrawer` on screens without room for the sidebar (specification §2). */
export function StaffMenuButton() {
  const texts = useStaffAreaTexts();
  const session = useSession();
  const openMenu = useContext(OpenMenuContext);
  if (session.status !== 'user') return <Place />;
  return (
    <Place>
      <IconButton label={texts.openMenu} onClick={openMenu}>
        <Menu size={22} aria-hidden />
      </IconButton>
    </Place>
  );
}
