import { Button } from '@gvg/ui';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { BottomBar, QuietInBar } from './bottom-bar.tsx';

export interface SaveBarProps {
  /** Summary of unsaved changes, such as their number. */
  children: ReactNode;
  /** Label of the save button. */
  submit: string;
  isPending: boolean;
  isDisabled?: boolean;
  onDiscard?: () => void;
  /** Label of the discard button. */
  discard?: string;
  /** By default, submits the surrounding form. */
  onSubmit?: () => void;
  /** Key that saves together with Ctrl, handled by the form. */
  shortcut?: string;
}

/** Bar for unsaved changes with buttons to save and discard them. */
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
