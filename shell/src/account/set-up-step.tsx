import { AuthenticatorSecret } from '@gvg/customer-ui/second-factor';
import { useTranslation } from '@gvg/i18n';
import { SkeletonBox, Text, styled } from '@gvg/ui';
import { useEffect } from 'react';
import { useBeginRequiredSecondFactor } from './api/second-factor.ts';
import { SecondFactorStep } from './second-factor-step.tsx';
import type { SecondFactorStepProps } from './second-factor-step.tsx';

const Loading = styled(SkeletonBox)({ width: 200, height: 200, justifySelf: 'center' });

/** Sets up a required second factor before the first sign-in with it. */
export function SetUpStep(props: SecondFactorStepProps) {
  const { t } = useTranslation('account');
  const { challenge, onView } = props;
  const { mutate: begin, data: secret } = useBeginRequiredSecondFactor();
  useEffect(() => {
    begin(challenge, {
      onError: ({ code }) =>
        onView({
          type: 'login',
          error: code === 'INVALID_TOKEN' ? t('challengeEnded') : t(code, { ns: 'errors' }),
        }),
    });
    // One secret per challenge: another one would invalidate a scanned code.
    // oxlint-disable-next-line react/exhaustive-deps -- as said
  }, [challenge]);
  return (
    <>
      <Text>{t('setUpText')}</Text>
      {secret === undefined ? <Loading aria-hidden /> : <AuthenticatorSecret {...secret} />}
      <SecondFactorStep {...props} isSetUp />
    </>
  );
}
