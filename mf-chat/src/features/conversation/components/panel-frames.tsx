import { isComposing } from '@gvg/browser-kit';
import { Dialog, color, radius, rem, styled, zIndex } from '@gvg/ui';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

/** Height of the shell's floating button with its distances to the panel and to the edge of the page, in pixels. */
const belowPanel = 88;

const Panel = styled('section')({
  position: 'fixed',
  insetInlineEnd: 20,
  bottom: belowPanel,
  zIndex: zIndex.floating,
  display: 'flex',
  flexDirection: 'column',
  width: `min(${rem(400)}, calc(100vw - 40px))`,
  height: `min(${rem(500)}, calc(100dvh - ${belowPanel + 12}px))`,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  backgroundColor: color.paper,
  color: color.ink,
  boxShadow: `0 16px 48px ${color.shade}`,
});

const Sheet = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  backgroundColor: color.paper,
});

export interface PanelFrameProps {
  titleId: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Next to the page, which stays usable. Escape within it closes the panel and restores the focus. */
export function FloatingPanel({ titleId, onClose, children }: PanelFrameProps) {
  const panel = useRef<HTMLElement>(null);
  // Before the field takes the focus, and before the panel leaves the page with it.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    return () => {
      if (opener instanceof HTMLElement && element?.contains(document.activeElement)) opener.focus();
    };
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Panel ref={panel} role="dialog" aria-modal={false} aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      {children}
    </Panel>
  );
}

/** Covers the screen of a phone. Modal, closed by its button, Escape or the back button. */
export function PhoneSheet({ title, onClose, children }: PanelFrameProps) {
  return (
    <Dialog title={title} shape="full" withoutHeader onClose={onClose}>
      <Sheet>{children}</Sheet>
    </Dialog>
  );
}
