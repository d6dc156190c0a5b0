import { asApiError, pageContext, shellApi } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, ButtonLink, SectionTitle, Text } from '@gvg/ui';
import { useEffect, useState } from 'react';
import { hashValue, takeHashValue } from '../../session/hash-value.ts';
import { AccountPanel } from '../account-panel.tsx';
import type { AccountView } from '../account-view.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { NewPasswordForm } from '../password-form.tsx';
import { documentTitle } from './document-title.ts';
import { PageFrame, PanelPlaceholder } from './page-frame.tsx';

type Step =
  { type: 'starting' } | { type: 'form'; authCode: string } | { type: 'ended' } | { type: 'done' } | AccountView;

function ResetForm({ authCode, onStep }: { authCode: string; onStep: (step: Step) => void }) {
  const { t } = useTranslation('account');
  const leave = (step: Step) => {
    takeHashValue('code');
    onStep(step);
  };
  const submit = async ({ newPassword }: { newPassword: string }) => {
    try {
      await completeSignIn(
        () => pageContext().api.call('resetPassword', { body: { newPassword, authCode } }, { isAnonymous: true }),
        { onView: leave, onDone: () => leave({ type: 'done' }) },
      );
    } catch (error) {
      if (asApiError(error).code !== 'INVALID_TOKEN') throw error;
      leave({ type: 'ended' });
    }
  };
  return (
    <NewPasswordForm submitLabel={t('submitReset')} onSubmit={submit}>
      <Text>{t('resetText')}</Text>
    </NewPasswordForm>
  );
}

/** Other steps have the titles of the views. */
const headings: Partial<Record<Step['type'], string>> = { form: 'resetTitle', ended: 'resetTitle', done: 'resetDone' };

/**
 * The target of the link in a mail for a forgotten password. The code stays in the URL until it is used up, so that a reload does not lose
 * it.
 */
export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const [step, setStep] = useState<Step>({ type: 'starting' });
  useEffect(() => {
    const authCode = hashValue('code');
    setStep(authCode === undefined ? { type: 'ended' } : { type: 'form', authCode });
  }, []);
  const content = () => {
    switch (step.type) {
      case 'starting':
        return <PanelPlaceholder />;
      case 'form':
        return <ResetForm authCode={step.authCode} onStep={setStep} />;
      case 'ended':
        return (
          <>
            <FormError message={t('resetLinkEnded')} />
            <Button onClick={() => void shellApi().session.signIn('forgot')}>{t('newLink')}</Button>
          </>
        );
      case 'done':
        return (
          <>
            <Text role="status">{t('resetDoneText')}</Text>
            <ButtonLink to="/">{t('toHome')}</ButtonLink>
          </>
        );
      default:
        return <AccountPanel view={step} onView={setStep} onDone={() => setStep({ type: 'done' })} />;
    }
  };
  return (
    <PageFrame title={documentTitle('/auth/reset-password', t)}>
      {step.type !== 'starting' && <SectionTitle as="h1">{t(headings[step.type] ?? step.type)}</SectionTitle>}
      {content()}
    </PageFrame>
  );
}
