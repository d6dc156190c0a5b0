import { shellApi, useSession } from '@gvg/browser-kit';
import { forgetSignInTarget, isStaffUser, signInTarget } from '@gvg/browser-kit/session';
import { localePath, splitLocale } from '@gvg/contracts/values/locale';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import { useTranslation } from '@gvg/i18n';
import { Button, ButtonLink, Note, SectionTitle, Text, styled } from '@gvg/ui';
import { useEffect, useRef, useState } from 'react';
import { Logo } from '../../chrome/logo.tsx';
import { isRouteDeployed } from '../../page/menu-entries.ts';
import { usePageInfo } from '../../page/page-info.tsx';
import type { PageInfo } from '../../page/page-info.tsx';
import { takeHashValue } from '../../session/hash-value.ts';
import { AccountPanel } from '../account-panel.tsx';
import type { AccountView } from '../account-view.ts';
import { failureText } from '../failure-text.ts';
import { useFirstFieldFocus } from '../use-first-field-focus.ts';
import { documentTitle } from './document-title.ts';
import { Actions, PageFrame, PanelPlaceholder } from './page-frame.tsx';

const Person = styled(Text)({ overflowWrap: 'anywhere', '& > strong': { display: 'block' } });

const firstStaffPage = '/admin/dashboard';

/** Returns the back-office page that the visitor came from, if it is deployed. */
function targetOf(pageInfo: PageInfo): string | undefined {
  const target = signInTarget();
  return target !== undefined && isRouteDeployed(pageInfo, splitLocale(new URL(target, location.origin).pathname).path)
    ? target
    : undefined;
}

/**
 * The signed-in person, sign-out and a link home; staff continue to their target page, or to the first page of the back office
 * (rules/routes-and-storage.md).
 */
function SignedIn({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('account');
  const pageInfo = usePageInfo();
  const target = targetOf(pageInfo);
  const firstPage = isRouteDeployed(pageInfo, firstStaffPage) ? localePath(pageInfo.locale, firstStaffPage) : undefined;
  const next = isStaffUser(user) ? (target ?? firstPage) : undefined;
  useEffect(() => {
    if (next === undefined) return;
    forgetSignInTarget();
    shellApi().navigate(next);
  }, [next]);
  if (next !== undefined) return <PanelPlaceholder />;
  return (
    <>
      <SectionTitle as="h1">{t('signedInAs')}</SectionTitle>
      <Person>
        <strong>{user.displayName}</strong>
        {user.email}
      </Person>
      {target !== undefined && <Note>{t('notStaff')}</Note>}
      <Actions>
        <ButtonLink to="/">{t('toHome')}</ButtonLink>
        <Button variant="outlined" onClick={() => void shellApi().session.signOut()}>
          {t('signOut')}
        </Button>
      </Actions>
    </>
  );
}

/** Returns why the return from Google failed, from `#error=CODE`. */
function useErrorInAddress(): string | undefined {
  const { i18n } = useTranslation();
  const [code] = useState(() => takeHashValue('error'));
  return code === undefined ? undefined : failureText(i18n, code);
}

function SignIn({
  view,
  onView,
  onDone,
}: {
  view: AccountView | undefined;
  onView: (view: AccountView) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('account');
  const isStaffPage = targetOf(usePageInfo())?.includes('/admin') === true;
  const error = useErrorInAddress();
  const shown = view ?? { type: 'login', error };
  const panel = useRef<HTMLDivElement>(null);
  useFirstFieldFocus(panel, shown.type);
  return (
    <div ref={panel}>
      <Heading as="h1" tabIndex={-1}>
        {t(shown.type)}
      </Heading>
      <AccountPanel view={shown} isStaff={isStaffPage} onView={onView} onDone={onDone} />
    </div>
  );
}

const Heading = styled(SectionTitle)({ marginBottom: 12, '&:focus': { outline: 'none' } });

/** Sign-in as a page, without header and footer, for visitors from the back office or returning from Google. */
export function AuthPage() {
  const { t } = useTranslation('account');
  const session = useSession();
  const [view, setView] = useState<AccountView>();
  const content = () => {
    if (session.status === 'starting') return <PanelPlaceholder />;
    // Recovery codes are shown once, when the person is signed in already.
    if (session.status === 'user' && view?.type !== 'recoveryCodes') return <SignedIn user={session.user} />;
    return <SignIn view={view} onView={setView} onDone={() => setView(undefined)} />;
  };
  return (
    <PageFrame title={documentTitle('/auth', t)} before={<Logo />}>
      {content()}
    </PageFrame>
  );
}
