import { useTranslation } from '@gvg/i18n';
import { useHistoryLayer } from '@gvg/router';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { DialogHead, DialogSurface } from './dialog.tsx';
import type { DialogShape } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { X } from './icons.ts';
import { PanelTitle } from './typography.tsx';

/**
 * Attributes of a button that opens the dialog with this id, and of an element that closes its dialog. Before hydration an inline script of
 * the document handles them.
 */
export const opensDialog = (id: string) => ({ 'data-opens': id });
export const closesDialog = { 'data-closes': '' };

const find = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

export function openDocumentDialog(id: string): void {
  const dialog = find(id);
  if (dialog?.open === false) dialog.showModal();
}

export const closeDocumentDialog = (id: string): void => find(id)?.close();

/** Returns whether the dialog is open, even if the document's inline script opened it. */
function useIsOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const update = () => setOpen(element.open);
    const observer = new MutationObserver(update);
    observer.observe(element, { attributeFilter: ['open'] });
    update();
    return () => observer.disconnect();
  }, [dialog]);
  return isOpen;
}

export interface DocumentDialogProps {
  id: string;
  title: string;
  shape: DialogShape;
  /** Or a function of whether it is open. */
  children: ReactNode | ((isOpen: boolean) => ReactNode);
}

/**
 * A modal that is part of the document, closed, so that it opens without waiting for scripts. Closed by its button, Escape, the back
 * button, or a click on the backdrop.
 */
export function DocumentDialog({ id, title, shape, children }: DocumentDialogProps) {
  const { t } = useTranslation('ui');
  const surface = useRef<HTMLDialogElement>(null);
  const titleId = `${id}-title`;
  const close = () => closeDocumentDialog(id);
  const isOpen = useIsOpen(surface);
  useHistoryLayer(() => {
    close();
    return true;
  }, isOpen);
  return (
    <DialogSurface
      ref={surface}
      id={id}
      shape={shape}
      aria-labelledby={titleId}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <DialogHead>
        <PanelTitle as="h2" id={titleId}>
          {title}
        </PanelTitle>
        <IconButton label={t('close')} onClick={close} {...closesDialog}>
          <X size={20} aria-hidden />
        </IconButton>
      </DialogHead>
      {typeof children === 'function' ? children(isOpen) : children}
    </DialogSurface>
  );
}
