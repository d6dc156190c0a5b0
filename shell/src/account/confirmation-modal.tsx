import { pageContext, useSession } from '@gvg/browser-kit';
import type { CallInput } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { Text } from '@gvg/ui';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { Switches, TextButton } from './form-layout.tsx';
import { GoogleButton } from './google-button.tsx';
import { ModalFrame } from './modal-frame.tsx';
import { PasswordForm } from './password-form.tsx';

export interface ConfirmationModalProps {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for password or code again (rules/accounts.md); an account with neither signs in with Google again. */
export function ConfirmationModal({ onConfirmed, onClose }: ConfirmationModalProps) {
  const { t } = useTranslation('account');
  const session = useSession();
  const { hasPassword, hasSecondFactor } =
    session.status === 'user' ? session.user : { hasPassword: false, hasSecondFactor: false };
  const [isByCode, setByCode] = useState(!hasPassword && hasSecondFactor);
  const confirm = async (body: CallInput<'confirmIdentity'>['body']) => {
    await pageContext().api.call('confirmIdentity', { body });
    onConfirmed();
    onClose();
  };
  return (
    <ModalFrame title={t('confirmation')} step={isByCode ? 'code' : 'password'} onClose={onClose}>
      <Text>{t('confirmationText')}</Text>
      {isByCode && <CodeForm onSubmit={(code) => confirm({ code })} submitLabel={t('submitCode')} withRecoveryCode />}
      {!isByCode && hasPassword && <PasswordForm onSubmit={confirm} submitLabel={t('submitCode')} />}
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
