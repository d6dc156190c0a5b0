import type { FailedCallHook } from '../api/create-api.ts';
import type { SessionPort } from './session-port.ts';

export interface RecoverSessionOptions {
  session: SessionPort;
  /** Called when the session cannot continue (specification §8: the modal with a reload). */
  onExpired: () => void;
}

/**
 * Returns the page's reaction to failed calls (rules/errors.md). INVALID_TOKEN refreshes the session, once for concurrent calls, and
 * repeats the call. INVALID_PERMISSION, or a rejected refresh, is an expired session.
 */
export function recoverSession({ session, onExpired }: RecoverSessionOptions): FailedCallHook {
  let refreshing: Promise<'refreshed' | 'ended'> | undefined;
  const refreshOnce = () => {
    refreshing ??= session.refresh().finally(() => (refreshing = undefined));
    return refreshing;
  };
  return async ({ code }, { token, isRepeat }) => {
    // Another call has refreshed the session since this one was sent, or a sign-in has replaced it.
    const isOutdated = token !== session.accessToken();
    if (code === 'INVALID_PERMISSION' && !isOutdated) onExpired();
    if ((code !== 'INVALID_TOKEN' && code !== 'INVALID_PERMISSION') || isRepeat) return 'fail';
    if (isOutdated) return 'repeat';
    if (code === 'INVALID_PERMISSION') return 'fail';
    // An unreachable server does not end the session: the call fails with its own error.
    const outcome = await refreshOnce().catch(() => undefined);
    if (outcome === 'refreshed') return 'repeat';
    if (outcome === 'ended' && token !== undefined) onExpired();
    return 'fail';
  };
}
