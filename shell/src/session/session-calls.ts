import type { Api, CallResponse } from '@gvg/browser-kit';
import { ApiError, asApiError, pauseOrOnline } from '@gvg/browser-kit';
import type { SignedInUser } from '@gvg/contracts/composition/shell-api';
import { openUntilClosed } from '../overlays/open-until-closed.ts';
import { closeOverlay, openOverlay } from '../overlays/overlay-store.ts';
import type { SecondFactorChallenge } from '../overlays/overlay-store.ts';
import { expiresSoon, personOf } from './access-token.ts';
import { endPush } from './end-push.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { PageSession, SessionCalls } from './page-session.ts';

type User = CallResponse<'getMe'>;

export interface SessionCallsOptions {
  session: PageSession;
  api: Api;
  /** Starts a session for the guest after a sign-out. */
  beginGuest: () => Promise<void>;
}

/** In milliseconds; a frozen tab must not keep the others from refreshing. */
const refreshTimeoutMs = 20_000;
const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

const anonymous = { isAnonymous: true };

/** Errors that do not end the session, because a retry may succeed. */
const isTransient = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** The token is invalid or unknown to identity. */
const isRefused = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 400);

const toSignedInUser = ({ _id, ...user }: User): SignedInUser => ({ id: _id, ...user });

/** Creates the calls of the session, loaded when there are tokens or a person signs in. */
export function createSessionCalls({ session, api, beginGuest }: SessionCallsOptions): SessionCalls {
  const { tokens } = session;
  /** A refreshed token that is about to expire by this clock means that the clock is wrong; then only a rejected call refreshes. */
  let isClockWrong = false;

  const show = (user: User) => session.set({ status: 'user', user: toSignedInUser(user) });

  function end(): void {
    tokens.write(undefined);
    session.set({ status: 'guest' });
    void beginGuest();
  }

  async function refreshNow(token: string): Promise<'refreshed' | 'ended' | SecondFactorChallenge> {
    const current = tokens.read();
    // Another tab has refreshed, signed in, or signed out: the call continues with the current tokens.
    if (current?.accessToken !== token) return 'refreshed';
    try {
      const result = await api.call(
        'refreshToken',
        { body: { refreshToken: current.refreshToken } },
        { ...anonymous, signal: AbortSignal.timeout(refreshTimeoutMs) },
      );
      if (tokens.read()?.refreshToken !== current.refreshToken) return 'refreshed';
      tokens.write(result);
      show(result.user);
      return 'refreshed';
    } catch (error) {
      const { code, challenge, mustSetUp } = asApiError(error);
      if (challenge !== undefined) return { challenge, mustSetUp };
      if (code === 'EMAIL_NOT_VERIFIED') {
        end();
        openOverlay({ kind: 'sign-in', mode: 'login', error: code });
        return 'ended';
      }
      if (!isRefused(error)) throw error;
      if (tokens.read()?.refreshToken === current.refreshToken) {
        session.expire();
        end();
      }
      return 'ended';
    }
  }

  let asking: Promise<'refreshed' | 'ended'> | undefined;

  /** Opens the form of the second factor on the current page. Closing it ends the session, which cannot continue without it. */
  async function askForSecondFactor(token: string, challenge: SecondFactorChallenge): Promise<'refreshed' | 'ended'> {
    const follow = () => {
      // Completed in another tab.
      if (tokens.read()?.accessToken !== token) closeOverlay('sign-in');
    };
    addEventListener('storage', follow);
    try {
      await openUntilClosed({ kind: 'sign-in', mode: 'login', challenge });
    } finally {
      removeEventListener('storage', follow);
    }
    if (tokens.read()?.accessToken === token) await signOut();
    return tokens.read() === undefined ? 'ended' : 'refreshed';
  }

  async function refresh(token: string): Promise<'refreshed' | 'ended'> {
    if (asking !== undefined) return asking;
    const outcome = await oneAtATime(`${tokens.accessKey}_REFRESH`, refreshTimeoutMs, () => refreshNow(token));
    if (typeof outcome === 'string') return outcome;
    asking ??= askForSecondFactor(token, outcome).finally(() => (asking = undefined));
    return asking;
  }

  async function signOut(): Promise<void> {
    const refreshToken = tokens.read()?.refreshToken;
    // Started before the access token is removed, and finished before identity revokes it.
    const pushEnded = endPush(api);
    end();
    await pushEnded;
    // The browser has removed the session in any case; identity ends it after 30 days.
    if (refreshToken !== undefined)
      await api.call('signOut', { body: { refreshToken } }, anonymous).catch(() => undefined);
  }

  async function freshToken(): Promise<string | undefined> {
    const token = session.accessToken();
    if (token === undefined || isClockWrong || !expiresSoon(token)) return token;
    // Offline, the call itself fails.
    await refresh(token).catch(() => undefined);
    const fresh = session.accessToken();
    isClockWrong = fresh !== undefined && fresh !== token && expiresSoon(fresh);
    return fresh;
  }

  /** Tries once. Throws errors that do not determine the state of the session. */
  async function confirmOnce(token: string): Promise<void> {
    if (expiresSoon(token)) {
      await refresh(token);
      return;
    }
    try {
      const user = await api.call('getMe', {}, { isSessionCall: true });
      if (tokens.read()?.accessToken === token) show(user);
    } catch (error) {
      if (isTransient(error)) throw error;
      if ((error as ApiError).code === 'INVALID_TOKEN') await refresh(token);
      else if (tokens.read()?.accessToken === token) end();
    }
  }

  function isConfirmed(): boolean {
    const state = session.get();
    const person = personOf(session.accessToken());
    return state.status === 'user' ? state.user.id === person : state.status === 'guest' && person === undefined;
  }

  async function confirm(): Promise<void> {
    for (let wait = firstRetryMs; ; wait = Math.min(wait * 2, longestRetryMs)) {
      const token = session.accessToken();
      if (token === undefined) {
        session.set({ status: 'guest' });
        return;
      }
      try {
        await confirmOnce(token);
        // Otherwise another tab has changed the tokens in the meantime.
        if (isConfirmed() || session.accessToken() === token) return;
      } catch (error) {
        if (!isTransient(error)) throw error;
        await pauseOrOnline(wait);
      }
    }
  }

  return {
    confirm,
    refresh,
    freshToken,
    async openConfirmation() {
      let isConfirmed = false;
      await openUntilClosed({ kind: 'confirmation', onConfirmed: () => (isConfirmed = true) });
      return isConfirmed;
    },
    begin(result) {
      tokens.write(result);
      session.set({
        status: 'user',
        user: toSignedInUser(result.user),
        ...(result.mergedGuest ? { mergedGuest: result.mergedGuest.eventId } : {}),
      });
    },
    signOut,
    async reload() {
      const user = await api.call('getMe', {});
      const state = session.get();
      if (state.status === 'user' && state.user.id === user._id) session.set({ ...state, user: toSignedInUser(user) });
    },
  };
}
