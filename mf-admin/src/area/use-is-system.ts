import { useSession } from '@gvg/browser-kit';

/** Returns true for a SYSTEM_ADMIN. Controls the display only: the services check permissions themselves. */
export function useIsSystem(): boolean {
  const session = useSession();
  return session.status === 'user' && session.user.roles.includes('SYSTEM_ADMIN');
}
