import { useApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Text } from '@gvg/ui';
import { useState } from 'react';
import { z } from 'zod';
import type { ShownPassword } from '../api/verification.ts';
import { AccountForm, Switches, TextButton } from '../form-layout.tsx';
import { NewPasswordForm, PasswordForm } from '../password-form.tsx';

interface FormProps {
  /** Takes the code; the form shows its rejection. */
  onSubmit: (shown: ShownPassword) => Promise<unknown>;
}

const nothingSchema = z.strictObject({});

/** Requires a click, so that a program that opens the links of a mail confirms nothing. */
function ButtonForm({ onSubmit }: FormProps) {
  const { t } = useTranslation('account');
  const form = useApiForm({ schema: nothingSchema, defaultValues: {}, onSubmit });
  return <AccountForm form={form} submitLabel={t('submitVerification')} />;
}

/** Confirms an address by a click, or with the account's current or a new password if the person is not signed in to it. */
export function VerificationForm({ needs, onSubmit }: FormProps & { needs: 'NOTHING' | 'PASSWORD' }) {
  const { t } = useTranslation('account');
  const [isNew, setNew] = useState(false);
  if (needs === 'NOTHING') return <ButtonForm onSubmit={onSubmit} />;
  return (
    <>
      <Text>{t(isNew ? 'verifyNewPassword' : 'verifyPassword')}</Text>
      {isNew ? (
        <NewPasswordForm submitLabel={t('submitVerificationWithPassword')} onSubmit={onSubmit} />
      ) : (
        <PasswordForm submitLabel={t('submitVerification')} onSubmit={onSubmit} />
      )}
      <Switches>
        <TextButton type="button" onClick={() => setNew(!isNew)}>
          {t(isNew ? 'usePresentPassword' : 'useNewPassword')}
        </TextButton>
      </Switches>
    </>
  );
}
