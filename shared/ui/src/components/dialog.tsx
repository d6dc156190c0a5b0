import { useTranslation } from '@gvg/i18n';
import { useHistoryLayer } from '@gvg/router';
import { styled } from '@mui/system';
import { useId, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, FormEvent, MouseEvent, ReactNode } from 'react';
import { breakable } from '../theme/breakable.ts';
import { below, color, radius, rem } from '../theme/tokens.ts';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import { PanelTitle } from './typography.tsx';

/** `form` and `sheet` rise from the bottom on phones. A `sheet` has a fixed height, a `form` that of its content. */
export type DialogShape = 'centered' | 'left' | 'right' | 'full' | 'form' | 'sheet';

const form = { margin: 'auto', borderRadius: radius.panel, width: `min(${rem(440)}, calc(100vw - 32px))` };
const risen = { marginBottom: 0, borderRadius: `${radius.panel}px ${radius.panel}px 0 0`, width: '100vw' };

const shapes: Record<DialogShape, object> = {
  centered: { margin: 'auto', borderRadius: radius.panel, width: `min(${rem(480)}, calc(100vw - 32px))` },
  left: { margin: 0, marginInlineEnd: 'auto', height: '100dvh', width: `min(${rem(360)}, calc(100vw - 48px))` },
  right: { margin: 0, marginInlineStart: 'auto', height: '100dvh', width: `min(${rem(360)}, calc(100vw - 48px))` },
  full: { margin: 0, width: '100vw', height: '100dvh' },
  form: { ...form, [below.tablet]: risen },
  sheet: { ...form, height: `min(${rem(620)}, calc(100dvh - 64px))`, [below.tablet]: { ...risen, height: '88dvh' } },
};

export const DialogSurface = styled('dialog', { shouldForwardProp: (name) => name !== 'shape' && name !== 'sx' })<{
  shape: DialogShape;
}>(({ shape }) => ({
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
  '& > :first-child': { flex: 1, ...breakable },
});

export interface DialogProps {
  title: string;
  shape?: DialogShape;
  /**
   * Called on the close button, Escape, the browser's back button, or a click on the backdrop, except that such a click does not discard an
   * edited form.
   */
  onClose: () => void;
  /** Hides the header with title and close button. The title remains the accessible name. */
  withoutHeader?: boolean;
  /** For a custom appearance by `styled(Dialog)`. */
  className?: string;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/**
 * A modal based on the native `<dialog>`, which traps focus, closes on Escape and restores focus when closed. It is open while it is
 * rendered.
 */
export function Dialog({
  title,
  shape = 'centered',
  onClose,
  withoutHeader = false,
  className,
  style,
  children,
}: DialogProps) {
  const { t } = useTranslation('ui');
  const surface = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Must be closed before removal from the DOM, because only then does the browser restore focus.
  useLayoutEffect(() => {
    const dialog = surface.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useHistoryLayer(() => {
    onClose();
    return true;
  });
  const isFormEdited = useRef(false);
  const noticeEdit = ({ target }: FormEvent) => {
    // Fields for search or choice are in no form, or in a search form. They contain nothing that could be lost.
    const { form: edited = null } = target as Partial<HTMLInputElement>;
    if (edited !== null && edited.role !== 'search') isFormEdited.current = true;
  };
  const closeOnBackdropClick = (event: MouseEvent) => {
    if (event.target === surface.current && !isFormEdited.current) onClose();
  };
  return (
    <DialogSurface
      ref={surface}
      shape={shape}
      className={className}
      style={style}
      {...(withoutHeader ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onClick={closeOnBackdropClick}
      onInput={noticeEdit}
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
