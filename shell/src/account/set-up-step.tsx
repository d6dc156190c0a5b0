import { asApiError, pageContext } from '@gvg/browser-kit';
import type { CallResponse } from '@gvg/browser-kit';
import { AuthenticatorSecret } from '@gvg/browser-kit/second-factor';
import { useTranslation } from '@gvg/i18n';
import { SkeletonBox, Text, styled } from '@gvg/ui';
import { useEffect, useState } from 'react';
import { SecondFactorStep } from './second-factor-step.tsx';
import type { SecondFactorStepProps } from './second-factor-step.tsx';

const Loading = styled(SkeletonBox)({ width: 200, height: 200, justifySelf: 'center' });

/** Sets up a required second factor before the first sign-in with it. */
export function SetUpStep(props: SecondFactorStepProps) {
  const { t } = useTranslation('account');
  const { challenge, onView } = props;
  const [secret, setSecret] = useState<CallResponse<'beginRequiredSecondFactor'>>();
  useEffect(() => {
    let isCurrent = true;
    pageContext()
      .api.call('beginRequiredSecondFactor', { body: { challenge } }, { isAnonymous: true })
      .then(
        (response) => isCurrent && setSecret(response),
        (error: unknown) => {
          const { code } = asApiError(error);
          if (isCurrent)
            onView({
              type: 'login',
              error: code === 'INVALID_TOKEN' ? t('challengeEnded') : t(code, { ns: 'errors' }),
            });
        },
      );
    return () => {
      isCurrent = false;
    };
    // One secret for one challenge: another one would make a scanned code worthless.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said
  }, [challenge]);
  return (
    <>
      <Text>{t('setUpText')}</Text>
      {secret === undefined ? <Loading aria-hidden /> : <AuthenticatorSecret {...secret} />}
      <SecondFactorStep {...props} isSetUp />
    </>
  );
}
