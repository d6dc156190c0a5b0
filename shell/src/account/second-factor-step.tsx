import { asApiError, pageContext } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import type { ViewProps } from './account-view.ts';
import { CodeForm } from './code-form.tsx';
import { completeSignIn } from './complete-sign-in.ts';

export interface SecondFactorStepProps extends ViewProps {
  challenge: string;
  /** The code is the first one of an authenticator during its setup. */
  isSetUp?: boolean;
}

/** Asks for the code of a sign-in; an expired challenge leads back to sign-in. */
export function SecondFactorStep({ challenge, isSetUp = false, ...props }: SecondFactorStepProps) {
  const { t } = useTranslation('account');
  const submit = async (code: string) => {
    try {
      await completeSignIn(
        () => pageContext().api.call('signInWithSecondFactor', { body: { challenge, code } }, { isAnonymous: true }),
        props,
      );
    } catch (error) {
      if (asApiError(error).code !== 'INVALID_TOKEN') throw error;
      props.onView({ type: 'login', error: t('challengeEnded') });
    }
  };
  return <CodeForm onSubmit={submit} submitLabel={t('submitCode')} withRecoveryCode={!isSetUp} />;
}
