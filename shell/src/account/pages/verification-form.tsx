import { PasswordField, useApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Text } from '@gvg/ui';
import { useState } from 'react';
import { z } from 'zod';
import type { ShownPassword } from '../api/verification.ts';
import { AccountForm, Switches, TextButton } from '../form-layout.tsx';
import { confirmationSchema, resetSchema } from '../form-schemas.ts';

interface FormProps {
  /** Takes the code; the form shows what it rejects with. */
  onSubmit: (shown: ShownPassword) => Promise<unknown>;
}

const nothingSchema = z.strictObject({});

/** One click, so that a program that opens the link of a mail confirms nothing. */
function ButtonForm({ onSubmit }: FormProps) {
  const { t } = useTranslation('account');
  const form = useApiForm({ schema: nothingSchema, defaultValues: {}, onSubmit });
  return <AccountForm form={form} submitLabel={t('submitVerification')} />;
}

function PresentPasswordForm({ onSubmit }: FormProps) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    schema: confirmationSchema,
    defaultValues: { password: '' },
    fieldOfCode: { INCORRECT_PASSWORD: 'password' },
    onSubmit,
  });
  return (
    <AccountForm form={form} submitLabel={t('submitVerification')}>
      <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" />
    </AccountForm>
  );
}

function NewPasswordForm({ onSubmit }: FormProps) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    schema: resetSchema,
    defaultValues: { newPassword: '' },
    fieldOfCode: { NEW_PASSWORD_BE_OLD_PASSWORD: 'newPassword' },
    onSubmit,
  });
  return (
    <AccountForm form={form} submitLabel={t('submitVerificationWithPassword')}>
      <PasswordField form={form} name="newPassword" label={t('newPassword')} autoComplete="new-password" />
    </AccountForm>
  );
}

/** Confirms an address: by a click, or with the account's password or a new one where nobody is signed in to it. */
export function VerificationForm({ needs, onSubmit }: FormProps & { needs: 'NOTHING' | 'PASSWORD' }) {
  const { t } = useTranslation('account');
  const [isNew, setNew] = useState(false);
  if (needs === 'NOTHING') return <ButtonForm onSubmit={onSubmit} />;
  return (
    <>
      <Text>{t(isNew ? 'verifyNewPassword' : 'verifyPassword')}</Text>
      {isNew ? <NewPasswordForm onSubmit={onSubmit} /> : <PresentPasswordForm onSubmit={onSubmit} />}
      <Switches>
        <TextButton type="button" onClick={() => setNew(!isNew)}>
          {t(isNew ? 'usePresentPassword' : 'useNewPassword')}
        </TextButton>
      </Switches>
    </>
  );
}
