import { shellApi } from '@gvg/browser-kit';
import { isPagePath } from '@gvg/contracts/values/locale';

const storageKey = 'gvg:sign-in-target';

/** Sends a visitor who may not see `target`, a page of the back office, to /auth, which leads back there after sign-in (specification §6). */
export function sendToSignIn(target: string): void {
  try {
    sessionStorage.setItem(storageKey, target);
  } catch {
    // Without storage, sign-in ends on /auth.
  }
  shellApi().navigate('/auth');
}

/** Where to go after sign-in on /auth. */
export function signInTarget(): string | undefined {
  try {
    const target = sessionStorage.getItem(storageKey);
    return target !== null && isPagePath(target) ? target : undefined;
  } catch {
    return undefined;
  }
}

export function forgetSignInTarget(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There is none.
  }
}
