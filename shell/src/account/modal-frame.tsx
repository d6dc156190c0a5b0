import { useTranslation } from '@gvg/i18n';
import { Dialog, IconButton, PanelTitle, X, below, color, fontSize, from, radius, styled } from '@gvg/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useFirstFieldFocus } from './use-first-field-focus.ts';

const Frame = styled('div')({
  display: 'grid',
  gap: 16,
  padding: '20px 20px calc(24px + env(safe-area-inset-bottom))',
  [from.tablet]: { padding: '24px 32px 28px' },
  [below.tablet]: {
    '&::before': {
      content: '""',
      justifySelf: 'center',
      width: 40,
      height: 4,
      marginTop: -10,
      borderRadius: radius.pill,
      backgroundColor: color.line,
    },
  },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginInlineEnd: -12,
  '& > h2': { flex: 1, fontSize: fontSize.heading, '&:focus': { outline: 'none' } },
});

export interface ModalFrameProps {
  title: string;
  /** Identifies the content; when it changes, the focus moves to the first field. */
  step: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal with a form; a sheet on phones. */
export function ModalFrame({ title, step, onClose, children }: ModalFrameProps) {
  const { t } = useTranslation('ui');
  const frame = useRef<HTMLDivElement>(null);
  useFirstFieldFocus(frame, step);
  return (
    <Dialog title={title} shape="form" withoutHeader onClose={onClose}>
      <Frame ref={frame}>
        <Head>
          <PanelTitle as="h2" tabIndex={-1}>
            {title}
          </PanelTitle>
          <IconButton label={t('close')} onClick={onClose}>
            <X size={22} aria-hidden />
          </IconButton>
        </Head>
        {children}
      </Frame>
    </Dialog>
  );
}
