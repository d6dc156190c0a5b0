import { shellApi } from '@gvg/browser-kit';
import { lazyDialog } from '@gvg/browser-kit/lazy-dialog';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { Button, Dialog, Note, Tag, Text, color, styled } from '@gvg/ui';
import { Card, CardBody, DialogActions, DialogBody, TextButton } from '@gvg/ui/later-components';
import { ShieldCheck } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { reportUnlessDeclined } from '@gvg/browser-kit/session';
import { toastError } from '../../account/error-toast.ts';
import { useDisableSecondFactor } from '../api/second-factor.ts';
import { RecoveryCodesLeft } from './recovery-codes-left.tsx';

const SetupDialog = lazyDialog(() =>
  import(/* webpackChunkName: "account-second-factor" */ './second-factor-setup.tsx').then(
    ({ SecondFactorSetup }) => SecondFactorSetup,
  ),
);

const RenewDialog = lazyDialog(() =>
  import(/* webpackChunkName: "account-second-factor" */ './renew-codes-dialog.tsx').then(
    ({ RenewCodesDialog }) => RenewCodesDialog,
  ),
);

const Line = styled('div')({ display: 'flex', gap: 14, '& > svg': { flex: 'none', color: color.jade } });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: 20,
  marginTop: 12,
});

/** State of the second factor, with buttons to change it. */
export function SecondFactor({ me }: { me: User }) {
  const { t } = useAccountTexts();
  const [dialog, setDialog] = useState<'setUp' | 'renew' | 'disable'>();
  const close = () => setDialog(undefined);
  const disabling = useDisableSecondFactor(
    reportUnlessDeclined((error) =>
      error.code === 'ACTION_NOT_ALLOWED'
        ? shellApi().toast({ kind: 'error', text: t('secondFactor.required') })
        : toastError(error),
    ),
    () => shellApi().toast({ kind: 'success', text: t('secondFactor.disabled') }),
  );
  return (
    <Card
      title={t('secondFactor.title')}
      head={
        <Tag tone={me.hasSecondFactor ? 'soft' : 'gold'}>
          {t(me.hasSecondFactor ? 'secondFactor.on' : 'secondFactor.off')}
        </Tag>
      }
    >
      <CardBody>
        <Line>
          <ShieldCheck size={22} aria-hidden />
          <div>
            <Text>{t(me.hasSecondFactor ? 'secondFactor.onText' : 'secondFactor.offText')}</Text>
            {me.hasSecondFactor && (
              <>
                <Note>{t('secondFactor.onHint')}</Note>
                <RecoveryCodesLeft />
              </>
            )}
            {!me.hasSecondFactor && !me.emailVerified && <Note>{t('secondFactor.needsVerifiedEmail')}</Note>}
          </div>
        </Line>
        <Foot>
          {me.hasSecondFactor ? (
            <>
              <TextButton
                aria-haspopup="dialog"
                aria-label={t('secondFactor.renewLabel')}
                onClick={() => setDialog('renew')}
              >
                {t('secondFactor.renew')}
              </TextButton>
              <TextButton
                aria-haspopup="dialog"
                aria-label={t('secondFactor.disableLabel')}
                onClick={() => setDialog('disable')}
              >
                {t('secondFactor.disable')}
              </TextButton>
            </>
          ) : (
            me.emailVerified && (
              <Button variant="outlined" aria-haspopup="dialog" onClick={() => setDialog('setUp')}>
                {t('secondFactor.enable')}
              </Button>
            )
          )}
        </Foot>
      </CardBody>
      {dialog === 'setUp' && <SetupDialog onClose={close} />}
      {dialog === 'renew' && <RenewDialog onClose={close} />}
      {dialog === 'disable' && (
        <Dialog shape="form" title={t('secondFactor.disableLabel')} onClose={close}>
          <DialogBody>
            <Text>{t('secondFactor.disableQuestion')}</Text>
            <DialogActions>
              <Button onClick={close}>{t('secondFactor.keep')}</Button>
              <Button
                variant="quiet"
                disabled={disabling.isPending}
                onClick={() => disabling.mutate(undefined, { onSuccess: close })}
              >
                {t('secondFactor.disableButton')}
              </Button>
            </DialogActions>
          </DialogBody>
        </Dialog>
      )}
    </Card>
  );
}
