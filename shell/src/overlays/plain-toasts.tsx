import { useTranslation } from '@gvg/i18n';
import { color, radius, styled, zIndex } from '@gvg/ui';
import { useEffect } from 'react';
import { closeToast } from './overlay-store.ts';
import type { ShownToast } from './overlay-store.ts';

const durationMs = 5_000;

const Box = styled('div')({
  position: 'fixed',
  zIndex: zIndex.toasts,
  right: 16,
  bottom: 16,
  maxWidth: 'calc(100vw - 32px)',
  padding: 16,
  borderRadius: radius.card,
  backgroundColor: color.goldSoft,
});

/** The texts of toasts whose code could not be loaded; without a connection they say why nothing happens. */
export function PlainToasts({ toasts }: { toasts: readonly ShownToast[] }) {
  const { t } = useTranslation('errors');
  useEffect(() => {
    const timer = setTimeout(() => toasts.forEach(({ id }) => closeToast(id)), durationMs);
    return () => clearTimeout(timer);
  }, [toasts]);
  return (
    <Box role="alert">
      {toasts.map(({ id, text }) => (
        <p key={id}>{text ?? t('GENERAL_ERROR')}</p>
      ))}
    </Box>
  );
}
