import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { ButtonAnchor, SkeletonBox, color, fontSize, rem, styled } from '@gvg/ui';
import { GoogleMark } from '@gvg/ui/google-mark';
import { signInMethodsQuery } from './api/sign-in-methods.ts';

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

/** Back to this page, in its language; to confirm who one is, Google has to sign the person in anew. */
const beginAddress = (isConfirmation: boolean) =>
  `/v1/auth/google?${new URLSearchParams({ redirect: location.pathname + location.search, ...(isConfirmation && { confirm: 'true' }) }).toString()}`;

export interface GoogleButtonProps {
  /** Confirms anew who is signed in, and has no divider below it. */
  isConfirmation?: boolean;
}

/** Google sign-in with a divider below it, where this site has it. A navigation: it ends on this page again. */
export function GoogleButton({ isConfirmation = false }: GoogleButtonProps) {
  const { t } = useTranslation('account');
  const { data, isPending } = useQuery(signInMethodsQuery);
  if (!isPending && data?.google !== true) return null;
  return (
    <div>
      {isPending ? (
        <SkeletonBox sx={{ height }} />
      ) : (
        <Anchor variant="outlined" wide href={beginAddress(isConfirmation)}>
          <GoogleMark />
          {t('continueWithGoogle')}
        </Anchor>
      )}
      {!isConfirmation && <Divider>{t('orByEmail')}</Divider>}
    </div>
  );
}
