import { useApiMutation } from '@gvg/browser-kit/mutations';
import { Button, Dialog, Text } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { secondFactorAddress } from '../../account/api/addresses.ts';
import { confirmed, reportUnlessDeclined } from '../../account/confirmed.ts';
import { toastError } from '../../account/error-toast.ts';
import { RecoveryStep } from './recovery-step.tsx';

/** Makes new recovery codes after a question, and shows them this once. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useAccountTexts();
  const renewing = useApiMutation<void, { recoveryCodes: string[] }>(
    (_input, api) => confirmed(() => api.call('renewRecoveryCodes', {})),
    {
      invalidates: [secondFactorAddress],
      onError: reportUnlessDeclined(toastError),
    },
  );
  const codes = renewing.data?.recoveryCodes;
  return (
    <Dialog shape="form" title={t(codes ? 'secondFactor.recoveryTitle' : 'secondFactor.renewLabel')} onClose={onClose}>
      <DialogBody>
        {codes !== undefined && <RecoveryStep codes={codes} onDone={onClose} />}
        {codes === undefined && (
          <>
            <Text>{t('secondFactor.renewQuestion')}</Text>
            <DialogActions>
              <Button disabled={renewing.isPending} onClick={() => renewing.mutate()}>
                {t('secondFactor.renewButton')}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {t('cancel')}
              </Button>
            </DialogActions>
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
