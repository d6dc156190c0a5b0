import { readStored, shellApi, store } from '@gvg/browser-kit';
import { isPagePath } from '@gvg/contracts/values/locale';

const storageKey = 'gvg:sign-in-target';

/**
 * Sends a visitor without access to `target`, a page of the back office, to /auth, which returns there after sign-in (specification §6).
 */
export function sendToSignIn(target: string): void {
  store(storageKey, target, 'sessionStorage');
  shellApi().navigate('/auth');
}

/** Returns the page to open after sign-in on /auth. */
export function signInTarget(): string | undefined {
  const target = readStored(storageKey, 'sessionStorage');
  return target !== undefined && isPagePath(target) ? target : undefined;
}

export const forgetSignInTarget = (): void => store(storageKey, undefined, 'sessionStorage');
