import { createStore, pauseOrOnline } from '@gvg/browser-kit';
import type { CallResponse, SessionPort } from '@gvg/browser-kit';
import type { SessionState, SessionStore, SignInMode } from '@gvg/contracts/composition/shell-api';
import { openUntilClosed } from '../overlays/open-until-closed.ts';
import { personOf } from './access-token.ts';
import { StoredTokens } from './stored-tokens.ts';

type SignInResult = CallResponse<'signIn'>;

/** The calls of the session, loaded when there are tokens or a person signs in. */
export interface SessionCalls {
  /** Confirms the stored tokens; retries while identity is unavailable. */
  confirm(): Promise<void>;
  /** Exchanges `token` unless another tab has done so. Rejects if identity is unavailable. */
  refresh(token: string): Promise<'refreshed' | 'ended'>;
  /** Returns the stored token, refreshed when it is about to expire. */
  freshToken(): Promise<string | undefined>;
  /** Takes over the result of any way to sign in. */
  begin(result: SignInResult): void;
  /** Opens the modal that asks for proof again; resolves when it is closed, with whether proof was given. */
  openConfirmation(): Promise<boolean>;
  signOut(): Promise<void>;
  reload(): Promise<void>;
}

export interface PageSessionOptions {
  environment: string;
  /** Loads the code for the calls of the session, which visitors without tokens never need. */
  loadCalls: (session: PageSession) => Promise<SessionCalls>;
  /** Shows that the session of a person who was signed in on this page cannot continue (specification §8). */
  showExpired: () => void;
}

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

/**
 * The session of the page: a guest's at once if the browser has no tokens, else that of the person whom identity confirms. The same in all
 * tabs.
 */
export class PageSession implements SessionStore, SessionPort {
  readonly tokens: StoredTokens;
  readonly #options: PageSessionOptions;
  readonly #personListeners = new Set<() => void>();
  readonly #state = createStore<SessionState>({ status: 'starting' });
  #person: string | undefined;
  #calls: Promise<SessionCalls> | undefined;
  /** Resolves once it is known whether a stored session continues. */
  readonly #known = Promise.withResolvers<void>();

  constructor(options: PageSessionOptions) {
    this.#options = options;
    this.tokens = new StoredTokens(options.environment);
    this.#person = personOf(this.accessToken());
  }

  /** Confirms a stored session (specification §4) and follows the other tabs. */
  start(): void {
    addEventListener('storage', ({ key }) => {
      const person = personOf(this.accessToken());
      if ((key !== this.tokens.accessKey && key !== null) || person === this.#person) return;
      this.#setPerson(person);
      this.#confirm();
    });
    this.#confirm();
  }

  #confirm(): void {
    if (this.accessToken() === undefined) this.set({ status: 'guest' });
    else void this.#loadedCalls().then((calls) => calls.confirm());
  }

  /** The code is loaded until it succeeds: without it, the session stays unknown. */
  async #loadedCalls(): Promise<SessionCalls> {
    for (let wait = firstRetryMs; ; wait = Math.min(wait * 2, longestRetryMs)) {
      try {
        return await this.calls();
      } catch {
        await pauseOrOnline(wait);
      }
    }
  }

  calls(): Promise<SessionCalls> {
    this.#calls ??= this.#options.loadCalls(this).catch((error: unknown) => {
      this.#calls = undefined;
      throw error;
    });
    return this.#calls;
  }

  get = this.#state.get;
  subscribe = this.#state.subscribe;

  onChange(listener: () => void): () => void {
    this.#personListeners.add(listener);
    return () => this.#personListeners.delete(listener);
  }

  set(state: SessionState): void {
    const wasStarting = this.get().status === 'starting';
    this.#state.set(state);
    const person = state.status === 'user' ? state.user.id : undefined;
    // A stored session that has ended has loaded no data that another person must not see.
    if (wasStarting) this.#person = person;
    else this.#setPerson(person);
    this.#known.resolve();
  }

  #setPerson(person: string | undefined): void {
    if (person === this.#person) return;
    this.#person = person;
    const notify = () => {
      for (const listener of this.#personListeners) listener();
    };
    // For a guest, after account pages have left the screen: their data must not be requested again without a token.
    if (person === undefined) setTimeout(notify);
    else notify();
  }

  accessToken(): string | undefined {
    return this.tokens.read()?.accessToken;
  }

  /** Returns the token for the next call, refreshed when it is about to expire. */
  async freshToken(): Promise<string | undefined> {
    const token = this.accessToken();
    return (
      token &&
      this.calls().then(
        (calls) => calls.freshToken(),
        // Offline, the call itself fails.
        () => token,
      )
    );
  }

  async refresh(): Promise<'refreshed' | 'ended'> {
    const token = this.accessToken();
    return token === undefined ? 'ended' : (await this.calls()).refresh(token);
  }

  /** Ends a session that cannot continue. A person remembered from an earlier visit becomes a guest without a message. */
  expire(): void {
    if (this.get().status === 'user') this.#options.showExpired();
  }

  async signIn(mode: SignInMode = 'login'): Promise<boolean> {
    await this.#known.promise;
    if (this.get().status === 'guest') {
      // Loaded for the result of the modal, which loads it again after a failure.
      this.calls().catch(() => undefined);
      await openUntilClosed({ kind: 'sign-in', mode });
    }
    return this.get().status === 'user';
  }

  async confirmIdentity(): Promise<boolean> {
    return this.get().status === 'user' && (await this.calls()).openConfirmation();
  }

  async signOut(): Promise<void> {
    await (await this.calls()).signOut();
  }

  async reload(): Promise<void> {
    await (await this.calls()).reload();
  }
}
