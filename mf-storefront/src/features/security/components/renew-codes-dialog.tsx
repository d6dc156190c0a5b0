import { Button, Dialog, Text } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { reportUnlessDeclined } from '@gvg/browser-kit/session';
import { toastError } from '../../account/error-toast.ts';
import { useRenewRecoveryCodes } from '../api/second-factor.ts';
import { RecoveryStep } from './recovery-step.tsx';

/** Creates new recovery codes after a confirmation, and shows them only once. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useAccountTexts();
  const renewing = useRenewRecoveryCodes(reportUnlessDeclined(toastError));
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
