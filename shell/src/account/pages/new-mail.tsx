import { asApiError, pageContext, shellApi, useSession } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, ButtonLink, Text, styled } from '@gvg/ui';
import { useState } from 'react';
import { Actions } from './page-frame.tsx';

/** Of no size until something was sent. */
const Sent = styled(Text)({ '&:empty': { position: 'absolute' } });

/** A new mail for who is signed in; others sign in first. */
export function NewMail() {
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
