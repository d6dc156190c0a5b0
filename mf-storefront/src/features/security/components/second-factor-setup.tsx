import { Dialog, ErrorState, Text } from '@gvg/ui';
import { DialogBody } from '@gvg/ui/later-components';
import { useTranslation } from '@gvg/i18n';
import { useEffect } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { useBeginSecondFactor, useEnableSecondFactor } from '../api/second-factor.ts';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { RecoveryStep } from './recovery-step.tsx';

/** Sets up the second factor: the secret for the authenticator, its first code, then the recovery codes. */
export function SecondFactorSetup({ onClose }: { onClose: () => void }) {
  const { t } = useAccountTexts();
  const { t: tError } = useTranslation('errors');
  const {
    mutate: begin,
    data: authenticator,
    error,
    reset,
  } = useBeginSecondFactor(({ code }) => {
    if (code === 'CONFIRMATION_REQUIRED') onClose();
  });
  const enabling = useEnableSecondFactor();
  const recoveryCodes = enabling.data?.recoveryCodes;
  useEffect(() => begin(), [begin]);
  const retry = () => {
    reset();
    begin();
  };
  return (
    <Dialog
      shape="form"
      title={t(recoveryCodes ? 'secondFactor.recoveryTitle' : 'secondFactor.setup')}
      onClose={onClose}
    >
      <DialogBody>
        {recoveryCodes !== undefined && <RecoveryStep codes={recoveryCodes} onDone={onClose} />}
        {recoveryCodes === undefined && authenticator !== undefined && (
          <AuthenticatorForm authenticator={authenticator} onSubmit={enabling.mutateAsync} />
        )}
        {error !== null && <ErrorState text={tError(error.code)} onRetry={retry} />}
        {error === null && authenticator === undefined && <Text role="status">{t('secondFactor.loading')}</Text>}
      </DialogBody>
    </Dialog>
  );
}
