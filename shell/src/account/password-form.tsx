import { PasswordField, useApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import type { ReactNode } from 'react';
import { AccountForm } from './form-layout.tsx';
import { confirmationSchema, resetSchema } from './form-schemas.ts';

interface FormProps<Values> {
  submitLabel: string;
  /** The form shows its rejection. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Above the field. */
  children?: ReactNode;
}

/** Asks for the account's password. */
export function PasswordForm({ submitLabel, onSubmit }: FormProps<{ password: string }>) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    schema: confirmationSchema,
    defaultValues: { password: '' },
    fieldOfCode: { INCORRECT_PASSWORD: 'password' },
    onSubmit,
  });
  return (
    <AccountForm form={form} submitLabel={submitLabel}>
      <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" />
    </AccountForm>
  );
}

/** Asks for a new password of the account. */
export function NewPasswordForm({ submitLabel, onSubmit, children }: FormProps<{ newPassword: string }>) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    schema: resetSchema,
    defaultValues: { newPassword: '' },
    fieldOfCode: { NEW_PASSWORD_BE_OLD_PASSWORD: 'newPassword' },
    onSubmit,
  });
  return (
    <AccountForm form={form} submitLabel={submitLabel}>
      {children}
      <PasswordField form={form} name="newPassword" label={t('newPassword')} autoComplete="new-password" />
    </AccountForm>
  );
}
