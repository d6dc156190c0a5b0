import { useSession } from '@gvg/browser-kit';
import { Dialog, IconButton, Menu, from, styled } from '@gvg/ui';
import { useState } from 'react';
import { StaffMenu } from './staff-menu.tsx';
import { useStaffAreaTexts } from './texts.ts';

const Place = styled('span')({ [from.desktop]: { display: 'none' } });
const Content = styled('div')({ display: 'flex', flexDirection: 'column', paddingTop: 8 });

/** Opens the menu in a drawer where there is no room for the sidebar (specification §2). */
export function StaffMenuButton() {
  const texts = useStaffAreaTexts();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (session.status !== 'user') return null;
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
