import { Button, bottomBarHeight, color, fontSize, fontWeight, radius, rem, styled, zIndex } from '@gvg/ui';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Dark on light and light on dark; it stays in sight while the form scrolls. */
const Bar = styled('div')({
  position: 'sticky',
  zIndex: zIndex.floating,
  bottom: 12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 16px',
  borderRadius: radius.card,
  backgroundColor: color.ink,
  color: color.card,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  boxShadow: `0 12px 32px ${color.shade}`,
  justifyContent: 'flex-end',
  '& > span:empty': { display: 'none' },
  '& > span': { flex: `1 1 ${rem(160)}`, minWidth: 0 },
  '& kbd': {
    padding: '0 6px',
    border: '1px solid currentColor',
    borderRadius: 6,
    font: 'inherit',
    fontSize: fontSize.tiny,
  },
  '@media (pointer: coarse)': { '& kbd': { display: 'none' } },
});
const Discard = styled(Button)({ color: color.card, '&:hover': { color: color.card, textDecoration: 'underline' } });

export interface SaveBarProps {
  /** What is not saved, e.g. how many fields. */
  children: ReactNode;
  /** The verb of what saving does. */
  submit: string;
  isPending: boolean;
  isDisabled?: boolean;
  onDiscard?: () => void;
  /** The verb of what discarding does. */
  discard?: string;
  /** Default: the form that it stands in is submitted. */
  onSubmit?: () => void;
  /** The key that saves together with Ctrl, which the form listens for. */
  shortcut?: string;
}

/** Unsaved fields with the ways to save and to discard them. */
export function SaveBar({
  children,
  submit,
  isPending,
  isDisabled = false,
  onDiscard,
  discard,
  onSubmit,
  shortcut,
}: SaveBarProps) {
  const { t } = useStaffTexts();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(bottomBarHeight, `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty(bottomBarHeight);
  });
  return (
    <Bar ref={bar} role="region" aria-label={t('form.bar')}>
      <span role="status">{children}</span>
      {onDiscard && (
        <Discard variant="quiet" onClick={onDiscard}>
          {discard ?? t('form.discard')}
        </Discard>
      )}
      <Button
        type={onSubmit === undefined ? 'submit' : 'button'}
        variant="gold"
        disabled={isPending || isDisabled}
        onClick={onSubmit}
        {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': `Control+${shortcut}` })}
      >
        {submit}
        {shortcut !== undefined && <kbd aria-hidden>Ctrl {shortcut}</kbd>}
      </Button>
    </Bar>
  );
}
