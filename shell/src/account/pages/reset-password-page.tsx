import { asApiError, pageContext, shellApi } from '@gvg/browser-kit';
import { FormError, PasswordField, useApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, ButtonLink, SectionTitle, Text } from '@gvg/ui';
import { useEffect, useState } from 'react';
import { hashValue, takeHashValue } from '../../session/hash-value.ts';
import { AccountPanel } from '../account-panel.tsx';
import type { AccountView } from '../account-view.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { AccountForm } from '../form-layout.tsx';
import { resetSchema } from '../form-schemas.ts';
import { documentTitle } from './document-title.ts';
import { PageFrame, PanelPlaceholder } from './page-frame.tsx';

type Step =
  { type: 'starting' } | { type: 'form'; authCode: string } | { type: 'ended' } | { type: 'done' } | AccountView;

function ResetForm({ authCode, onStep }: { authCode: string; onStep: (step: Step) => void }) {
  const { t } = useTranslation('account');
  const onDone = () => {
    takeHashValue('code');
    onStep({ type: 'done' });
  };
  const onView = (view: AccountView) => {
    takeHashValue('code');
    onStep(view);
  };
  const form = useApiForm({
    schema: resetSchema,
    defaultValues: { newPassword: '' },
    fieldOfCode: { NEW_PASSWORD_BE_OLD_PASSWORD: 'newPassword' },
    onSubmit: async ({ newPassword }) => {
      try {
        await completeSignIn(
          () => pageContext().api.call('resetPassword', { body: { newPassword, authCode } }, { isAnonymous: true }),
          { onView, onDone },
        );
      } catch (error) {
        if (asApiError(error).code !== 'INVALID_TOKEN') throw error;
        takeHashValue('code');
        onStep({ type: 'ended' });
      }
    },
  });
  return (
    <AccountForm form={form} submitLabel={t('submitReset')}>
      <Text>{t('resetText')}</Text>
      <PasswordField form={form} name="newPassword" label={t('newPassword')} autoComplete="new-password" />
    </AccountForm>
  );
}

/** Where the link of a mail for a forgotten password leads. The code stays in the address until it is used up, so that a reload loses nothing. */
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
        return (
          <>
            <SectionTitle as="h1">{t('resetTitle')}</SectionTitle>
            <ResetForm authCode={step.authCode} onStep={setStep} />
          </>
        );
      case 'ended':
        return (
          <>
            <SectionTitle as="h1">{t('resetTitle')}</SectionTitle>
            <FormError message={t('resetLinkEnded')} />
            <Button onClick={() => void shellApi().session.signIn('forgot')}>{t('newLink')}</Button>
          </>
        );
      case 'done':
        return (
          <>
            <SectionTitle as="h1">{t('resetDone')}</SectionTitle>
            <Text role="status">{t('resetDoneText')}</Text>
            <ButtonLink to="/">{t('toHome')}</ButtonLink>
          </>
        );
      default:
        return (
          <>
            <SectionTitle as="h1">{t(step.type)}</SectionTitle>
            <AccountPanel view={step} onView={setStep} onDone={() => setStep({ type: 'done' })} />
          </>
        );
    }
  };
  return <PageFrame title={documentTitle('/auth/reset-password', t)}>{content()}</PageFrame>;
}
