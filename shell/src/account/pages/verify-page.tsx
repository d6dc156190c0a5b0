import { asApiError, pageContext, shellApi, useSession } from '@gvg/browser-kit';
import type { ApiError } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, ButtonLink, SectionTitle, Text, color, styled } from '@gvg/ui';
import { Check } from '@gvg/ui/later-icons';
import { useCallback, useEffect, useState } from 'react';
import { hashValue, takeHashValue } from '../../session/hash-value.ts';
import { documentTitle } from './document-title.ts';
import { PageFrame, PanelPlaceholder } from './page-frame.tsx';

type Outcome = { type: 'working' } | { type: 'verified' } | { type: 'missing' } | { type: 'failed'; error: ApiError };

const working: Outcome = { type: 'working' };

/** Whether the same code may still work. */
const isTransient = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/** Takes the code of the mail's link, which stays in the address until it is used up. */
function useVerification() {
  const [outcome, setOutcome] = useState<Outcome>(working);
  const verify = useCallback(async () => {
    const authCode = hashValue('code');
    if (authCode === undefined) return setOutcome({ type: 'missing' });
    setOutcome(working);
    try {
      await pageContext().api.call('verifyEmail', { body: { authCode } }, { isAnonymous: true });
      takeHashValue('code');
      setOutcome({ type: 'verified' });
      if (shellApi().session.get().status !== 'guest') await shellApi().session.reload();
    } catch (cause) {
      const error = asApiError(cause);
      if (!isTransient(error)) takeHashValue('code');
      setOutcome((shown) => (shown.type === 'verified' ? shown : { type: 'failed', error }));
    }
  }, []);
  useEffect(() => void verify(), [verify]);
  return { outcome, verify };
}

const Verified = styled(SectionTitle)({ display: 'flex', alignItems: 'center', gap: 10, '& > svg': { flex: 'none', color: color.jade } });
/** Of no size until something was sent. */
const Sent = styled(Text)({ '&:empty': { position: 'absolute' } });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 8 });

/** A new mail for who is signed in; others sign in first. */
function NewMail() {
  const { t } = useTranslation('account');
  const session = useSession();
  const [state, setState] = useState<'idle' | 'working' | 'sent'>('idle');
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    if (!(await shellApi().session.signIn())) return;
    const current = shellApi().session.get();
    // The sign-in may have shown that there is nothing left to verify.
    if (current.status === 'user' && current.user.emailVerified) return;
    setState('working');
    setFailure(undefined);
    try {
      await pageContext().api.call('requestVerification', {});
      setState('sent');
    } catch (cause) {
      setState('idle');
      setFailure(t(asApiError(cause).code, { ns: 'errors' }));
    }
  };
  return (
    <>
      <Sent role="status">{state === 'sent' && t('sentAgain')}</Sent>
      <FormError message={failure} />
      <Actions>
        {state !== 'sent' && (
          <Button aria-disabled={state === 'working'} onClick={() => void (state === 'idle' && send())}>
            {t(session.status === 'user' ? 'sendAgain' : 'signInToSendAgain')}
          </Button>
        )}
        <ButtonLink variant="outlined" to="/">
          {t('toHome')}
        </ButtonLink>
      </Actions>
    </>
  );
}

/** Where the link of a verification mail leads: says what has happened, and offers a new mail. */
export function VerifyPage() {
  const { t } = useTranslation('account');
  const session = useSession();
  const { outcome, verify } = useVerification();
  const isVerified = outcome.type === 'verified' || (outcome.type !== 'working' && session.status === 'user' && session.user.emailVerified);
  const content = () => {
    if (outcome.type === 'working') return <PanelPlaceholder text={t('verifying')} />;
    if (isVerified) {
      return (
        <>
          <Verified as="h1">
            <Check size={24} aria-hidden />
            {t('verified')}
          </Verified>
          <Text role="status">{t('verifiedText')}</Text>
          <Actions>
            <ButtonLink to="/">{t('toHome')}</ButtonLink>
          </Actions>
        </>
      );
    }
    const title = <SectionTitle as="h1">{t(outcome.type === 'missing' ? 'verifyTitle' : 'verifyFailed')}</SectionTitle>;
    if (outcome.type === 'missing') {
      return (
        <>
          {title}
          <Text>{t('linkMissing')}</Text>
          <NewMail />
        </>
      );
    }
    if (outcome.type === 'failed' && isTransient(outcome.error)) {
      return (
        <>
          {title}
          <FormError message={t(outcome.error.code, { ns: 'errors' })} />
          <Actions>
            <Button onClick={() => void verify()}>{t('retry')}</Button>
          </Actions>
        </>
      );
    }
    return (
      <>
        {title}
        <FormError message={outcome.type === 'failed' && outcome.error.code !== 'INVALID_TOKEN' ? t(outcome.error.code, { ns: 'errors' }) : t('linkEnded')} />
        <NewMail />
      </>
    );
  };
  return <PageFrame title={documentTitle('/auth/verify', t)}>{content()}</PageFrame>;
}
