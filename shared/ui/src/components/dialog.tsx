import { useTranslation } from '@gvg/i18n';
import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { color, radius } from '../theme/tokens.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import { PanelTitle } from './typography.tsx';

export type DialogShape = 'centered' | 'left' | 'right' | 'full';

const shapes: Record<DialogShape, object> = {
  centered: { margin: 'auto', borderRadius: radius.panel, width: 'min(480px, calc(100vw - 32px))' },
  left: { margin: 0, marginInlineEnd: 'auto', height: '100dvh', width: 'min(360px, calc(100vw - 48px))' },
  right: { margin: 0, marginInlineStart: 'auto', height: '100dvh', width: 'min(360px, calc(100vw - 48px))' },
  full: { margin: 0, width: '100vw', height: '100dvh' },
};

export const DialogSurface = styled('dialog', { shouldForwardProp: (name) => name !== 'shape' && name !== 'sx' })<{ shape: DialogShape }>(({ shape }) => ({
  maxWidth: '100vw',
  maxHeight: '100dvh',
  padding: 0,
  border: 0,
  backgroundColor: color.card,
  color: color.ink,
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: color.veil },
  ...shapes[shape],
}));

export const DialogHead = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 20px',
  backgroundColor: color.card,
  borderBottom: `1px solid ${color.line}`,
  '& > :first-child': { flex: 1 },
});

export interface DialogProps {
  title: string;
  shape?: DialogShape;
  /** Called on close button, Escape, or a click on the backdrop. */
  onClose: () => void;
  /** Hides the header with title and close button; the title remains the accessible name. */
  withoutHeader?: boolean;
  children: ReactNode;
}

/**
 * A modal based on the native `<dialog>`, which traps focus, closes on Escape and restores focus when closed. It is open as long
 * as it is rendered.
 */
export function Dialog({ title, shape = 'centered', onClose, withoutHeader = false, children }: DialogProps) {
  const { t } = useTranslation('ui');
  const surface = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Close before removal from the DOM: only then does the browser restore focus.
  useLayoutEffect(() => {
    const dialog = surface.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const closeOnBackdropClick = (event: MouseEvent) => {
    if (event.target === surface.current) onClose();
  };
  return (
    <DialogSurface
      ref={surface}
      shape={shape}
      {...(withoutHeader ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onClick={closeOnBackdropClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {!withoutHeader && (
        <DialogHead>
          <PanelTitle as="h2" id={titleId}>
            {title}
          </PanelTitle>
          <IconButton label={t('close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </DialogHead>
      )}
      {children}
    </DialogSurface>
  );
}
