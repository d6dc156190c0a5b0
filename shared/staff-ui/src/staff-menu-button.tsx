import { useSession } from '@gvg/browser-kit';
import { IconButton, Menu, from, styled, tapTarget } from '@gvg/ui';
import { useContext } from 'react';
import { OpenMenuContext } from './staff-menu-drawer.tsx';
import { useStaffAreaTexts } from './texts.ts';

/** As wide as the button: until it is known who is signed in, the title must not be where the button will be. */
const Place = styled('span')({ minWidth: tapTarget, minHeight: tapTarget, [from.desktop]: { display: 'none' } });

/** Opens the menu of the `StaffMenuDrawer` around it where there is no room for the sidebar (specification §2). */
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
