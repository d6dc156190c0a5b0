import { TextField, useApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { useState } from 'react';
import { AccountForm, Switches, TextButton } from './form-layout.tsx';
import { codeSchema } from './form-schemas.ts';

export interface CodeFormProps {
  onSubmit: (code: string) => Promise<unknown>;
  submitLabel: string;
  /** False during the setup of a second factor, before recovery codes exist. */
  withRecoveryCode: boolean;
}

/** Asks for a code of the authenticator, or for a recovery code instead. */
export function CodeForm({ onSubmit, submitLabel, withRecoveryCode }: CodeFormProps) {
  const { t } = useTranslation('account');
  const [isRecovery, setRecovery] = useState(false);
  const form = useApiForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    fieldOfCode: { INCORRECT_CODE: 'code' },
    onSubmit: ({ code }) => onSubmit(code),
  });
  const field = isRecovery
    ? { label: t('recoveryCode'), hint: t('recoveryCodeText'), autoComplete: 'off' }
    : { label: t('code'), hint: t('codeText'), autoComplete: 'one-time-code', inputMode: 'numeric' as const };
  const change = () => {
    setRecovery(!isRecovery);
    form.reset();
  };
  return (
    <>
      <AccountForm form={form} submitLabel={submitLabel}>
        <TextField form={form} name="code" autoCapitalize="none" spellCheck={false} {...field} />
      </AccountForm>
      {withRecoveryCode && (
        <Switches>
          <TextButton type="button" onClick={change}>
            {t(isRecovery ? 'useCode' : 'useRecoveryCode')}
          </TextButton>
        </Switches>
      )}
    </>
  );
}
