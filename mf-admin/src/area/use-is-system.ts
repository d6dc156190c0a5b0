import { useSession } from '@gvg/browser-kit';

/** Whether the person may do what is SYSTEM_ADMIN's alone; the services check it by themselves. */
export function useIsSystem(): boolean {
  const session = useSession();
  return session.status === 'user' && session.user.roles.includes('SYSTEM_ADMIN');
}
