import type { ApiError } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, Dialog, Text, color, styled } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import type { FormEvent, ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Danger = styled(Button)({
  backgroundColor: color.clay,
  color: color.onClay,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${color.clay} 88%, ${color.ink})` },
});

export interface ConfirmDialogProps {
  title: string;
  /** Consequences for the customer and the money. */
  text?: string | undefined;
  /** Label of the confirm button. */
  submit: string;
  isDangerous?: boolean;
  isPending: boolean;
  error: ApiError | null;
  onSubmit: () => void;
  onClose: () => void;
  /** Form fields. */
  children?: ReactNode;
}

/** Confirms an action. An error is shown in the dialog, which keeps the input. */
export function ConfirmDialog({
  title,
  text,
  submit,
  isDangerous = false,
  isPending,
  error,
  onSubmit,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const Submit = isDangerous ? Danger : Button;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <Dialog shape="form" title={title} onClose={onClose}>
      <DialogBody>
        {text !== undefined && <Text>{text}</Text>}
        <Form noValidate onSubmit={send}>
          {children}
          <FormError
            message={
              error === null
                ? undefined
                : error.status === 0
                  ? t('list.offline')
                  : (error.details[0]?.message ?? tError(error.code))
            }
          />
          <DialogActions>
            <Submit type="submit" disabled={isPending}>
              {submit}
            </Submit>
            <Button variant="quiet" onClick={onClose}>
              {t('area.keep')}
            </Button>
          </DialogActions>
        </Form>
      </DialogBody>
    </Dialog>
  );
}
