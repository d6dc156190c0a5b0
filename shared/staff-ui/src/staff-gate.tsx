import { shellApi, useSession } from '@gvg/browser-kit';
import { isStaffUser, sendToSignIn } from '@gvg/browser-kit/session';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import { localePath } from '@gvg/contracts/values/locale';
import { Button, EmptyState, VisuallyHidden } from '@gvg/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useStaffAreaTexts } from './texts.ts';

export interface StaffGateProps {
  /** Shown until the session is known, including in server-rendered markup, which is the same for everyone. */
  skeleton: ReactNode;
  /** Shown to users who are not staff, instead of redirecting to /auth. */
  refusal?: ReactNode;
  children: (user: SignedInUser) => ReactNode;
}

/**
 * Content for staff. Other visitors go to /auth with the dashboard as target (specification §6), or see `refusal` if it is set and they are
 * signed in. Staff whose session ended while working here sign in again in place.
 */
export function StaffGate({ skeleton, refusal, children }: StaffGateProps) {
  const session = useSession();
  const texts = useStaffAreaTexts();
  const user = session.status === 'user' && isStaffUser(session.user) ? session.user : undefined;
  const wasAtWork = useRef(false);
  if (user !== undefined) wasAtWork.current = true;
  const isRefused = session.status !== 'starting' && user === undefined;
  const hasRefusal = refusal !== undefined;
  const hasExpired = session.status === 'guest' && wasAtWork.current;
  useEffect(() => {
    if (isRefused && !hasExpired && !hasRefusal) sendToSignIn(localePath(shellApi().locale, '/admin/dashboard'));
  }, [isRefused, hasExpired, hasRefusal]);
  if (user !== undefined) return children(user);
  if (hasExpired)
    return (
      <EmptyState title={texts.expiredTitle} text={texts.expiredText}>
        <Button onClick={() => void shellApi().session.signIn('login')}>{texts.signIn}</Button>
      </EmptyState>
    );
  if (isRefused && hasRefusal) return refusal;
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {skeleton}
    </>
  );
}
