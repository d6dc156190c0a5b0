import { optionalComponent, shellApi, useSession } from '@gvg/browser-kit';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import { useTranslation } from '@gvg/i18n';
import { User, VisuallyHidden, color, fontWeight, narrowerThan, radius, rem, styled, tapTarget } from '@gvg/ui';
import { useId } from 'react';
import { useHoverMenu } from '../language/use-hover-menu.ts';
import { loadAccountMenu } from './load-account.ts';

const Container = styled('div')({ position: 'relative' });

/** Of fixed width: the document is rendered without a session, and the name that appears later must not shift anything. */
const Opener = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  width: rem(148),
  minHeight: tapTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.input,
  backgroundColor: 'transparent',
  color: color.ink,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: color.jade },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { flex: 'none' },
  [narrowerThan(899)]: { width: tapTarget, justifyContent: 'center', '& > span:last-child': { display: 'none' } },
});

function NeutralLabel() {
  const { t } = useTranslation('shell');
  return (
    <>
      <User size={22} aria-hidden />
      <span>{t('account')}</span>
    </>
  );
}

const UserLabel = optionalComponent<{ user: SignedInUser }>(
  () => loadAccountMenu().then((module) => module.UserLabel),
  <NeutralLabel />,
);
const AccountMenu = optionalComponent<{ id: string; user: SignedInUser; onClose: () => void }>(() =>
  loadAccountMenu().then((module) => module.AccountMenu),
);

/** 'Account', which opens sign-in, or the avatar menu of the signed-in person (specification §2). */
export function AccountControl() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const menuId = useId();
  const { isOpen, close, openerProps, containerProps } = useHoverMenu();
  if (session.status !== 'user') {
    return (
      <Container>
        <Opener
          type="button"
          aria-label={t('account')}
          aria-haspopup="dialog"
          onClick={() => void shellApi().session.signIn()}
        >
          <NeutralLabel />
        </Opener>
      </Container>
    );
  }
  return (
    <Container {...containerProps}>
      <Opener type="button" aria-expanded={isOpen} aria-controls={menuId} {...openerProps}>
        {/* No label: it would have to contain the visible name. */}
        <VisuallyHidden>{t('account')}: </VisuallyHidden>
        <UserLabel user={session.user} />
      </Opener>
      {isOpen && <AccountMenu id={menuId} user={session.user} onClose={close} />}
    </Container>
  );
}
