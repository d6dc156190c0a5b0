import { Button } from '@gvg/ui';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { BottomBar, QuietInBar } from './bottom-bar.tsx';

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
  return (
    <BottomBar label={t('form.bar')}>
      <span role="status">{children}</span>
      {onDiscard && (
        <QuietInBar variant="quiet" onClick={onDiscard}>
          {discard ?? t('form.discard')}
        </QuietInBar>
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
    </BottomBar>
  );
}
