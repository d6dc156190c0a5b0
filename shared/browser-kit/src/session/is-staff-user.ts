import { useSession } from '@gvg/browser-kit';
import { isStaff } from '@gvg/contracts/definitions/caller';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';

/** Returns whether this account may use staff's pages. */
export const isStaffUser = ({ id, roles }: SignedInUser): boolean => isStaff({ kind: 'user', id, roles, sid: '' });

/** Returns whether staff is signed in. False while the session is being confirmed. */
export function useIsStaff(): boolean {
  const session = useSession();
  return session.status === 'user' && isStaffUser(session.user);
}
