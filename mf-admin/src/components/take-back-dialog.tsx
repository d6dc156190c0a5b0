import type { ApiError } from '@gvg/browser-kit';
import { useState } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { TextInput } from './text-input.tsx';

interface TakeBackDialogProps {
  title: string;
  isPending: boolean;
  error: ApiError | null;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Reverses a mistakenly booked payment to the customer, with a reason. */
export function TakeBackDialog({ title, isPending, error, onSubmit, onClose }: TakeBackDialogProps) {
  const { t } = useStaffTexts();
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = () => {
    setSent(true);
    if (!isMissing) onSubmit(reason.trim());
  };
  return (
    <ConfirmDialog
      title={title}
      text={t('takeBack.text')}
      submit={t('takeBack.submit')}
      isDangerous
      isPending={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('takeBack.reason')}
        error={wasSent && isMissing ? t('moves.required') : undefined}
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
    </ConfirmDialog>
  );
}
