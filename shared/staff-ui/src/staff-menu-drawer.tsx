import { useSession } from '@gvg/browser-kit';
import { Dialog, styled } from '@gvg/ui';
import { createContext, useState } from 'react';
import type { ReactNode } from 'react';
import { StaffMenu } from './staff-menu.tsx';
import { useStaffAreaTexts } from './texts.ts';

/** Opens the drawer; undefined outside of it. */
export const OpenMenuContext = createContext<(() => void) | undefined>(undefined);

const Content = styled('div')({ display: 'flex', flexDirection: 'column', paddingTop: 8 });

/**
 * Contains the drawer of the menu above the pages (specification §2). Each page has a button for it, and so has its skeleton: a menu opened
 * while a page loads stays open when the page appears.
 */
export function StaffMenuDrawer({ children }: { children: ReactNode }) {
  const texts = useStaffAreaTexts();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <OpenMenuContext value={() => setOpen(true)}>
      {children}
      {isOpen && session.status === 'user' && (
        <Dialog title={texts.menu} shape="left" onClose={close}>
          <Content>
            <StaffMenu user={session.user} onLeave={close} />
          </Content>
        </Dialog>
      )}
    </OpenMenuContext>
  );
}
