import { pageContext, useSession } from '@gvg/browser-kit';
import { PasswordField, useApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Text } from '@gvg/ui';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { AccountForm, Switches, TextButton } from './form-layout.tsx';
import { confirmationSchema } from './form-schemas.ts';
import { GoogleButton } from './google-button.tsx';
import { ModalFrame } from './modal-frame.tsx';

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    schema: confirmationSchema,
    defaultValues: { password: '' },
    fieldOfCode: { INCORRECT_PASSWORD: 'password' },
    onSubmit: async (body) => {
      await pageContext().api.call('confirmIdentity', { body });
      onConfirmed();
    },
  });
  return (
    <AccountForm form={form} submitLabel={t('submitConfirmation')}>
      <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" />
    </AccountForm>
  );
}

export interface ConfirmationModalProps {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for password or code again (rules/accounts.md); who has neither signs in with Google anew. */
export function ConfirmationModal({ onConfirmed, onClose }: ConfirmationModalProps) {
  const { t } = useTranslation('account');
  const session = useSession();
  const { hasPassword, hasSecondFactor } =
    session.status === 'user' ? session.user : { hasPassword: false, hasSecondFactor: false };
  const [isByCode, setByCode] = useState(!hasPassword && hasSecondFactor);
  const confirm = () => {
    onConfirmed();
    onClose();
  };
  const submitCode = async (code: string) => {
    await pageContext().api.call('confirmIdentity', { body: { code } });
    confirm();
  };
  return (
    <ModalFrame title={t('confirmation')} step={isByCode ? 'code' : 'password'} onClose={onClose}>
      <Text>{t('confirmationText')}</Text>
      {isByCode && <CodeForm onSubmit={submitCode} submitLabel={t('submitConfirmation')} withRecoveryCode />}
      {!isByCode && hasPassword && <PasswordForm onConfirmed={confirm} />}
      {hasPassword && hasSecondFactor && (
        <Switches>
          <TextButton type="button" onClick={() => setByCode(!isByCode)}>
            {t(isByCode ? 'confirmByPassword' : 'confirmByCode')}
          </TextButton>
        </Switches>
      )}
      {!hasPassword && !hasSecondFactor && (
        <>
          <Text>{t('confirmByGoogle')}</Text>
          <GoogleButton isConfirmation />
        </>
      )}
    </ModalFrame>
  );
}
