import { shellApi, useSession } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, ButtonLink, Text, styled } from '@gvg/ui';
import { useRequestVerification } from '../api/verification.ts';
import { Actions } from './page-frame.tsx';

/** Takes no space until a mail was sent. */
const Sent = styled(Text)({ '&:empty': { position: 'absolute' } });

/** Sends a new mail to a signed-in person; others sign in first. */
export function NewMail() {
  const { t } = useTranslation('account');
  const session = useSession();
  const { mutate, isPending, isSuccess, error } = useRequestVerification();
  const send = async () => {
    if (!(await shellApi().session.signIn())) return;
    const current = shellApi().session.get();
    // The sign-in may have shown that there is nothing left to verify.
    if (current.status !== 'user' || !current.user.emailVerified) mutate();
  };
  return (
    <>
      <Sent role="status">{isSuccess && t('sentAgain')}</Sent>
      <FormError message={error ? t(error.code, { ns: 'errors' }) : undefined} />
      <Actions>
        {!isSuccess && (
          <Button aria-disabled={isPending} onClick={() => void (!isPending && send())}>
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
