import { shellApi } from '@gvg/browser-kit';
import { meAddress } from '@gvg/browser-kit/address-book';
import { useApiMutation } from '@gvg/browser-kit/mutations';
import { Dialog, ErrorState, Text } from '@gvg/ui';
import { DialogBody } from '@gvg/ui/later-components';
import { useTranslation } from '@gvg/i18n';
import { useEffect, useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { secondFactorAddress } from '../../account/api/addresses.ts';
import { confirmed } from '../../account/confirmed.ts';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { RecoveryStep } from './recovery-step.tsx';

/** Sets the second factor up: the secret for the authenticator, its first code, then the recovery codes. */
export function SecondFactorSetup({ onClose }: { onClose: () => void }) {
  const { t } = useAccountTexts();
  const { t: tError } = useTranslation('errors');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const beginning = useApiMutation<void, { secret: string; uri: string }>(
    (_input, api) => confirmed(() => api.call('beginSecondFactor', {})),
    {
      onError: (error) => {
        if (error.code === 'CONFIRMATION_REQUIRED') onClose();
      },
    },
  );
  const { mutate: begin, data: authenticator, error, reset } = beginning;
  const enabling = useApiMutation('enableSecondFactor', {
    onSuccess: (output, _input, cache) => {
      cache.update(meAddress, (me) => ({ ...me, hasSecondFactor: true }));
      void shellApi().session.reload();
      setRecoveryCodes(output.recoveryCodes);
    },
    invalidates: [meAddress, secondFactorAddress],
    onError: 'silent',
  });
  useEffect(() => {
    begin();
  }, [begin]);
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
          <AuthenticatorForm
            authenticator={authenticator}
            onSubmit={(code) => enabling.mutateAsync({ body: { code } })}
          />
        )}
        {error !== undefined && <ErrorState text={tError(error.code)} onRetry={retry} />}
        {error === undefined && authenticator === undefined && <Text role="status">{t('secondFactor.loading')}</Text>}
      </DialogBody>
    </Dialog>
  );
}
