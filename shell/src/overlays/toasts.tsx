import type { ToastAction, ToastKind } from '@gvg/contracts/composition/shell-api';
import { useTranslation } from '@gvg/i18n';
import {
  Button,
  IconButton,
  X,
  below,
  bottomBarHeight,
  breakable,
  color,
  fontWeight,
  zIndex,
  radius,
  rem,
  styled,
} from '@gvg/ui';
import { Check, Info, TriangleAlert } from '@gvg/ui/later-icons';
import { useEffect, useState } from 'react';
import { isPhone } from '../search/open-search-screen.ts';
import { closeToast } from './overlay-store.ts';
import type { ShownToast } from './overlay-store.ts';

/** Milliseconds until a toast closes automatically (rules/routes-and-storage.md). */
export const toastDurationMs: Record<ToastKind, number> = {
  success: 2_000,
  error: 2_000,
  info: 5_000,
  message: 5_000,
  plain: 4_000,
};

/** Milliseconds between two checks of a toast's visibility. */
const tickMs = 250;

/** A modal dialog covers all toasts. */
const isCovered = () => document.querySelector('dialog[open]') !== null;

const icons = { success: Check, error: TriangleAlert, info: Info, message: Info, plain: undefined } as const;

const Stack = styled('ol')({
  position: 'fixed',
  zIndex: zIndex.toasts,
  right: 16,
  // A page with a bar at the bottom sets its height, so that no toast covers its buttons.
  bottom: `calc(16px + var(${bottomBarHeight}, 0px))`,
  display: 'grid',
  gap: 10,
  width: `min(${rem(440)}, calc(100vw - 32px))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Card = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  [below.tablet]: { flexWrap: 'wrap' },
  gap: 12,
  // Several toasts would cover half of a phone's page, so the others wait behind the latest one.
  '&[data-waits]': { [below.tablet]: { display: 'none' } },
  padding: '8px 8px 8px 16px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: `0 12px 32px ${color.shade}`,
  '&[data-kind="error"] > svg': { color: color.clay },
  '& > svg': { flex: 'none', marginTop: 12, color: color.jade },
});

const ToastText = styled('div')({ ...breakable, flex: 1, paddingBlock: 10 });
const Title = styled('p')({ fontWeight: fontWeight.heading });

/** On phones below the text, which would be narrow next to a button. */
const Action = styled('div')({
  flex: 'none',
  [below.tablet]: { order: 1, flex: '1 0 100%', marginBlockStart: -12, paddingInlineStart: 12 },
});

/** Two buttons are always below the text. */
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -20 });

type ToastCardProps = ShownToast & {
  /** There is a later toast, behind which this one waits on phones. */
  isEarlier: boolean;
};

function ToastCard({ id, isEarlier, kind, title, text, ...rest }: ToastCardProps) {
  const { action, otherAction, durationMs = toastDurationMs[kind] } = rest;
  const { t } = useTranslation('shell');
  const [isPaused, setPaused] = useState(false);
  const Icon = icons[kind];
  const heading = title ?? (kind === 'error' ? t('failed') : undefined);
  useEffect(() => {
    if (isPaused) return undefined;
    let seenSince = Date.now();
    const timer = setInterval(() => {
      if (isCovered() || (isEarlier && isPhone())) seenSince = Date.now();
      else if (Date.now() - seenSince >= durationMs) closeToast(id);
    }, tickMs);
    return () => clearInterval(timer);
  }, [id, isPaused, isEarlier, durationMs]);
  const buttonOf = ({ label, run }: ToastAction) => (
    <Button
      variant="quiet"
      onClick={() => {
        closeToast(id);
        run();
      }}
    >
      {label}
    </Button>
  );
  return (
    <Card
      data-kind={kind}
      data-waits={isEarlier ? '' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {Icon && <Icon size={20} aria-hidden />}
      <ToastText>
        {heading !== undefined && <Title>{heading}</Title>}
        <p>{text ?? t('GENERAL_ERROR', { ns: 'errors' })}</p>
        {otherAction && (
          <Actions>
            {buttonOf(otherAction)}
            {action && buttonOf(action)}
          </Actions>
        )}
      </ToastText>
      {action && !otherAction && <Action>{buttonOf(action)}</Action>}
      <IconButton label={t('closeToast')} onClick={() => closeToast(id)}>
        <X size={18} aria-hidden />
      </IconButton>
    </Card>
  );
}

/** Toasts at the bottom right. A hovered or focused toast stays open, and the time of a hidden one starts when it becomes visible. */
export function Toasts({ toasts }: { toasts: readonly ShownToast[] }) {
  const { t } = useTranslation('shell');
  return (
    <div role="status" aria-label={t('notifications')}>
      <Stack>
        {toasts.map((toast, index) => (
          <ToastCard key={toast.id} isEarlier={index < toasts.length - 1} {...toast} />
        ))}
      </Stack>
    </div>
  );
}
