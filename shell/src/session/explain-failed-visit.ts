import { pageContext } from '@gvg/browser-kit';
import { isErrorCode } from '@gvg/contracts/errors';
import { failureText } from '../account/failure-text.ts';
import { loadAccountTexts } from '../account/load-account.ts';
import { openOverlay } from '../overlays/overlay-store.ts';
import { pageSession } from './current-session.ts';

/**
 * Explains why a Google sign-in failed after its return to the page that it started on. Guests can try again in the modal; a signed-in
 * person wanted to confirm their identity, and is not asked to sign in.
 */
export async function explainFailedVisit(error: string): Promise<void> {
  const code = isErrorCode(error) ? error : 'GENERAL_ERROR';
  if (pageSession().accessToken() === undefined) {
    openOverlay({ kind: 'sign-in', mode: 'login', error: code });
    return;
  }
  const { i18n } = pageContext();
  // Without these texts, the modal shows the general text of the code.
  await loadAccountTexts().catch(() => undefined);
  openOverlay({ kind: 'error', code, text: failureText(i18n, code) });
}
