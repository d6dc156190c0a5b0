import { FormError } from '@gvg/browser-kit/forms';
import type { ApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, below, color, fontSize, fontWeight, rem, styled, tapTarget } from '@gvg/ui';
import type { ReactNode } from 'react';

const Fields = styled('form')({ display: 'grid', gap: 14 });

const WideButton = styled(Button)({ minHeight: rem(52), marginTop: 4, fontSize: fontSize.field });

export interface AccountFormProps {
  form: Pick<ApiForm<never, unknown>, 'submit' | 'formError'> & { formState: { isSubmitting: boolean } };
  submitLabel: string;
  /** Shown until the form has an error of its own. */
  error?: string | undefined;
  /** The fields. */
  children?: ReactNode;
}

/** Fields, the error of the whole form, and a button that stays focusable while submitting. */
export function AccountForm({ form, submitLabel, error, children }: AccountFormProps) {
  const { t } = useTranslation('account');
  const { isSubmitting } = form.formState;
  return (
    <Fields onSubmit={(event) => void form.submit(event)} noValidate>
      {children}
      <FormError message={form.formError ?? error} />
      <WideButton
        type="submit"
        wide
        aria-disabled={isSubmitting}
        onClick={(event) => isSubmitting && event.preventDefault()}
      >
        {isSubmitting ? t('working') : submitLabel}
      </WideButton>
    </Fields>
  );
}

/** A button within or below a sentence. */
export const TextButton = styled('button')({
  minHeight: tapTarget,
  padding: '0 4px',
  border: 0,
  backgroundColor: 'transparent',
  color: color.jade,
  fontSize: fontSize.text,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});

export const Switches = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 4,
  margin: '-6px 0',
  [below.tablet]: { '& > [aria-hidden]': { display: 'none' } },
});
