import { shellApi, useSession } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, ButtonLink, SectionTitle, Text, color, styled } from '@gvg/ui';
import { Check } from '@gvg/ui/later-icons';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useVerification, useVerifyEmail } from '../api/verification.ts';
import { documentTitle } from './document-title.ts';
import { NewMail } from './new-mail.tsx';
import { Actions, PageFrame, PanelPlaceholder } from './page-frame.tsx';
import { VerificationForm } from './verification-form.tsx';

const Verified = styled(SectionTitle)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& > svg': { flex: 'none', color: color.jade },
});
const Address = styled('strong')({ overflowWrap: 'anywhere' });

/** The heading of a click's result; it receives the focus of the removed button. */
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

const verified = { type: 'verified' } as const;

/**
 * The target of the link in a verification mail: shows its address, confirms it on a click, and offers a new mail when the link has
 * expired.
 */
export function VerifyPage() {
  const { t } = useTranslation('account');
  const session = useSession();
  const { data, error, refetch } = useVerification();
  const verifying = useVerifyEmail();
  // The content and its input stay until the code has been inspected for the next person.
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  const content = () => {
    const step = verifying.isSuccess ? verified : shown;
    if (step === undefined && error !== null) {
      return (
        <Outcome title={t('verifyFailed')}>
          <FormError message={t(error.code, { ns: 'errors' })} />
          <Actions>
            <Button onClick={() => void refetch()}>{t('retry')}</Button>
          </Actions>
        </Outcome>
      );
    }
    if (step === undefined) return <PanelPlaceholder />;
    if (step.type === 'asking') {
      return (
        <>
          <SectionTitle as="h1">{t('verifyTitle')}</SectionTitle>
          <Text>
            {t('verifyAsk')} <Address>{step.email}</Address>
          </Text>
          <VerificationForm needs={step.needs} onSubmit={verifying.mutateAsync} />
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
