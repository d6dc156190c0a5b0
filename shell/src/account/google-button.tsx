import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { ButtonAnchor, Note, SkeletonBox, color, fontSize, rem, styled } from '@gvg/ui';
import { GoogleMark } from '@gvg/ui/google-mark';
import { CopyButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { signInMethodsQuery } from './api/sign-in-methods.ts';
import { innerBrowser } from './inner-browser.ts';
import type { InnerBrowser } from './inner-browser.ts';

const height = rem(48);
const Anchor = styled(ButtonAnchor)({ minHeight: height, borderColor: color.field, color: color.ink });
const Divider = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  margin: '14px 0 0',
  color: color.muted,
  fontSize: fontSize.small,
  '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: color.line },
});

/** Returns to this page, in its language. A confirmation requires Google to sign the person in again. */
const beginAddress = (isConfirmation: boolean) =>
  `/v1/auth/google?${new URLSearchParams({ redirect: location.pathname + location.search, ...(isConfirmation && { confirm: 'true' }) }).toString()}`;

const Ways = styled('div')({ display: 'grid', gap: 10 });

/** In the browser of another app: explains early that Google rejects it, and how to continue. */
function OpenInBrowser({ app, address, isConfirmation }: InnerBrowser & { isConfirmation: boolean }) {
  const { t } = useTranslation('account');
  const texts = { copy: t('copyAddress'), copied: t('addressCopied'), refused: t('addressNotCopied') };
  return (
    <Ways>
      <Note>{t(isConfirmation ? 'innerBrowserConfirmation' : 'innerBrowser', { app: app ?? t('anotherApp') })}</Note>
      <ButtonAnchor variant="outlined" wide href={address}>
        {t('openInBrowser')}
      </ButtonAnchor>
      <CopyButton text={location.href} texts={texts} />
    </Ways>
  );
}

export interface GoogleButtonProps {
  /** For a confirmation of the signed-in person, without a divider. */
  isConfirmation?: boolean;
}

/** Google sign-in with a divider below it, if this site has it. It is a navigation that returns to this page. */
export function GoogleButton({ isConfirmation = false }: GoogleButtonProps) {
  const { t } = useTranslation('account');
  const { data, isPending } = useQuery(signInMethodsQuery);
  const [inner] = useState(innerBrowser);
  if (!isPending && data?.google !== true) return null;
  const button =
    inner === undefined ? (
      <Anchor variant="outlined" wide href={beginAddress(isConfirmation)}>
        <GoogleMark />
        {t('continueWithGoogle')}
      </Anchor>
    ) : (
      <OpenInBrowser {...inner} isConfirmation={isConfirmation} />
    );
  return (
    <div>
      {isPending ? <SkeletonBox sx={{ height }} /> : button}
      {!isConfirmation && <Divider>{t('orByEmail')}</Divider>}
    </div>
  );
}
