import { asApiError, pageContext, shellApi, useSession } from '@gvg/browser-kit';
import type { ApiError, CallResponse } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, ButtonLink, SectionTitle, Text, color, styled } from '@gvg/ui';
import { Check } from '@gvg/ui/later-icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { hashValue, takeHashValue } from '../../session/hash-value.ts';
import { documentTitle } from './document-title.ts';
import { NewMail } from './new-mail.tsx';
import { Actions, PageFrame, PanelPlaceholder } from './page-frame.tsx';
import { VerificationForm } from './verification-form.tsx';
import type { ShownPassword } from './verification-form.tsx';

type Step =
  | { type: 'looking' }
  | ({ type: 'asking' } & CallResponse<'lookAtVerification'>)
  | { type: 'verified' }
  | { type: 'missing' }
  | { type: 'failed'; error: ApiError };

/** Whether the same code may still work. */
const isTransient = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/** Whether whoever is signed in has nothing left to confirm, such as who opens a link once more. */
async function hasConfirmed(): Promise<boolean> {
  if (shellApi().session.get().status !== 'user') return false;
  const me = await pageContext()
    .api.call('getMe', {})
    .catch(() => undefined);
  return me?.emailVerified === true && me.pendingEmail === null;
}

/**
 * The code of the mail's link, which stays in the address until it is used up. Both calls go with the token, if there is one: what the code needs depends on
 * who is signed in.
 */
function useVerification() {
  const [step, setStep] = useState<Step>({ type: 'looking' });
  const end = useCallback(async (next: (now: Step) => Step) => {
    const isConfirmed = await hasConfirmed();
    setStep((now) => (isConfirmed || now.type === 'verified' ? { type: 'verified' } : next(now)));
  }, []);
  const fail = useCallback(
    async (error: ApiError) => {
      if (isTransient(error)) return setStep({ type: 'failed', error });
      takeHashValue('code');
      return end(() => ({ type: 'failed', error }));
    },
    [end],
  );
  const look = useCallback(async () => {
    const authCode = hashValue('code');
    if (authCode === undefined) return end((now) => (now.type === 'looking' ? { type: 'missing' } : now));
    try {
      return setStep({
        type: 'asking',
        ...(await pageContext().api.call('lookAtVerification', { body: { authCode } })),
      });
    } catch (cause) {
      return fail(asApiError(cause));
    }
  }, [end, fail]);
  const verify = async (shown: ShownPassword) => {
    try {
      await pageContext().api.call('verifyEmail', { body: { authCode: hashValue('code') ?? '', ...shown } });
    } catch (cause) {
      const error = asApiError(cause);
      // Signed out in another tab meanwhile.
      if (error.code === 'CONFIRMATION_REQUIRED') return look();
      if (error.code !== 'INVALID_TOKEN' && error.code !== 'USER_WAS_DELETED') throw error;
      return fail(error);
    }
    takeHashValue('code');
    setStep({ type: 'verified' });
    if (shellApi().session.get().status !== 'guest') await shellApi().session.reload();
    return undefined;
  };
  const retry = () => {
    setStep({ type: 'looking' });
    void look();
  };
  return { step, look, verify, retry };
}

const Verified = styled(SectionTitle)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& > svg': { flex: 'none', color: color.jade },
});
const Address = styled('strong')({ overflowWrap: 'anywhere' });

/** The heading of what a click has brought about: it gets the focus, which the button had. */
function Outcome({ children, ...title }: { title: ReactNode; isGood?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Title = title.isGood === true ? Verified : SectionTitle;
  return (
    <>
      <Title as="h1" ref={heading} tabIndex={-1}>
        {title.isGood === true && <Check size={24} aria-hidden />}
        {title.title}
      </Title>
      {children}
    </>
  );
}

/** Where the link of a verification mail leads: says which address it is about, confirms it at a click, and offers a new mail when the link has ended. */
export function VerifyPage() {
  const { t } = useTranslation('account');
  const session = useSession();
  const { step, look, verify, retry } = useVerification();
  const person = session.status === 'user' ? session.user.id : undefined;
  // Once it is known who is signed in, and again when that changes.
  useEffect(() => {
    if (session.status !== 'starting') void look();
  }, [look, session.status, person]);
  const content = () => {
    if (step.type === 'looking') return <PanelPlaceholder />;
    if (step.type === 'asking') {
      return (
        <>
          <SectionTitle as="h1">{t('verifyTitle')}</SectionTitle>
          <Text>
            {t('verifyAsk')} <Address>{step.email}</Address>
          </Text>
          <VerificationForm needs={step.needs} onSubmit={verify} />
        </>
      );
    }
    if (step.type === 'verified') {
      return (
        <Outcome title={t('verified')} isGood>
          <Text role="status">{t('verifiedText')}</Text>
          <Actions>
            {session.status === 'guest' && (
              <Button onClick={() => void shellApi().session.signIn()}>{t('login')}</Button>
            )}
            <ButtonLink to="/" {...(session.status === 'guest' && { variant: 'outlined' })}>
              {t('toHome')}
            </ButtonLink>
          </Actions>
        </Outcome>
      );
    }
    if (step.type === 'missing') {
      return (
        <>
          <SectionTitle as="h1">{t('verifyTitle')}</SectionTitle>
          <Text>{t('linkMissing')}</Text>
          <NewMail />
        </>
      );
    }
    if (isTransient(step.error)) {
      return (
        <Outcome title={t('verifyFailed')}>
          <FormError message={t(step.error.code, { ns: 'errors' })} />
          <Actions>
            <Button onClick={retry}>{t('retry')}</Button>
          </Actions>
        </Outcome>
      );
    }
    return (
      <Outcome title={t('verifyFailed')}>
        <FormError
          message={step.error.code === 'INVALID_TOKEN' ? t('linkEnded') : t(step.error.code, { ns: 'errors' })}
        />
        <NewMail />
      </Outcome>
    );
  };
  return <PageFrame title={documentTitle('/auth/verify', t)}>{content()}</PageFrame>;
}
