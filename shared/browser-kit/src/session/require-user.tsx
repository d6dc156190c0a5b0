import { shellApi, useSession } from '@gvg/browser-kit';
import type { SignedInUser, SignInMode } from '@gvg/contracts/composition/shell-api';
import { useTranslation } from '@gvg/i18n';
import { Button, Panel, SectionTitle, Text, VisuallyHidden, color, styled } from '@gvg/ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { sessionTexts } from './texts.ts';

const Invitation = styled(Panel)({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: 56,
  textAlign: 'center',
});
const Reason = styled(Text)({ color: color.muted, maxWidth: '46ch' });
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10, marginTop: 8 });

const signIn = (mode: SignInMode) => void shellApi().session.signIn(mode);

export interface RequireUserProps {
  /** Shown until the session is known, including in server-rendered markup. Has the size of the content, so that nothing moves. */
  skeleton: ReactNode;
  /** One sentence about why the account is needed. */
  reason?: string;
  /** Remounted for another person. */
  children: (user: SignedInUser) => ReactNode;
}

/**
 * Content for a signed-in person (rules/routes-and-storage.md). A guest sees a sign-in prompt instead. The page's heading is outside of it.
 */
export function RequireUser({ skeleton, reason, children }: RequireUserProps) {
  const { i18n } = useTranslation();
  const texts = sessionTexts[i18n.language === 'en' ? 'en' : 'vi'];
  const session = useSession();
  if (session.status === 'starting') {
    return (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        {skeleton}
      </>
    );
  }
  if (session.status === 'user') return <Fragment key={session.user.id}>{children(session.user)}</Fragment>;
  return (
    <Invitation>
      <SectionTitle>{texts.title}</SectionTitle>
      <Reason>{reason ?? texts.text}</Reason>
      <Choices>
        <Button onClick={() => signIn('login')}>{texts.signIn}</Button>
        <Button variant="outlined" onClick={() => signIn('register')}>
          {texts.register}
        </Button>
      </Choices>
    </Invitation>
  );
}
