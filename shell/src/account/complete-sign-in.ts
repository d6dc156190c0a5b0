import { asApiError } from '@gvg/browser-kit';
import type { CallResponse } from '@gvg/browser-kit';
import { pageSession } from '../session/current-session.ts';
import { viewOfChallenge } from './account-view.ts';
import type { ViewProps } from './account-view.ts';

/** Signs in with the result of `attempt`, or continues with the second factor that it requires. Rethrows any other error for the form. */
export async function completeSignIn(
  attempt: () => Promise<CallResponse<'signInWithSecondFactor'>>,
  { onView, onDone }: ViewProps,
): Promise<void> {
  try {
    const result = await attempt();
    (await pageSession().calls()).begin(result);
    if (result.recoveryCodes === undefined) onDone();
    else onView({ type: 'recoveryCodes', codes: result.recoveryCodes });
  } catch (cause) {
    const { challenge, mustSetUp } = asApiError(cause);
    if (challenge === undefined) throw cause;
    onView(viewOfChallenge({ challenge, mustSetUp }));
  }
}
