import { useSession } from '@gvg/browser-kit';
import { Dialog, IconButton, Menu, from, styled, tapTarget } from '@gvg/ui';
import { useState } from 'react';
import { StaffMenu } from './staff-menu.tsx';
import { useStaffAreaTexts } from './texts.ts';

/** As wide as the button: until it is known who is signed in, the title must not be where the button will be. */
const Place = styled('span')({ minWidth: tapTarget, minHeight: tapTarget, [from.desktop]: { display: 'none' } });
const Content = styled('div')({ display: 'flex', flexDirection: 'column', paddingTop: 8 });

/** Opens the menu in a drawer where there is no room for the sidebar (specification §2). */
export function StaffMenuButton() {
  const texts = useStaffAreaTexts();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (session.status !== 'user') return <Place />;
  return (
    <Place>
      <IconButton label={texts.openMenu} onClick={() => setOpen(true)}>
        <Menu size={22} aria-hidden />
      </IconButton>
      {isOpen && (
        <Dialog title={texts.menu} shape="left" onClose={close}>
          <Content>
            <StaffMenu user={session.user} onLeave={close} />
          </Content>
        </Dialog>
      )}
    </Place>
  );
}
