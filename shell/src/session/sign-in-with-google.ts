import { asApiError, pageContext } from '@gvg/browser-kit';
import { openOverlay } from '../overlays/overlay-store.ts';
import { pageSession } from './current-session.ts';
import { explainFailedVisit } from './explain-failed-visit.ts';

/** Exchanges the code from Google's return. The authentication modal shows further steps or a failure. */
export async function signInWithGoogle(authCode: string): Promise<void> {
  try {
    const result = await pageContext().api.call('signInWithAuthCode', { body: { authCode } }, { isAnonymous: true });
    (await pageSession().calls()).begin(result);
  } catch (cause) {
    const { code, challenge, mustSetUp } = asApiError(cause);
    if (challenge === undefined) await explainFailedVisit(code);
    else openOverlay({ kind: 'sign-in', mode: 'login', challenge: { challenge, mustSetUp } });
  }
}
