import { createStore, readStored, store } from '@gvg/browser-kit';
import type { SessionState } from '@gvg/contracts/composition/shell-api';
import type { ServicesSession } from '../../src/page/create-services.ts';
import type { CurrentSession } from '../../src/session/current-session.ts';
import { people, roleOf, sessionOf } from './people.ts';
import type { Person } from './people.ts';

const storageKey = (environment: string) => `${environment}_STAND_IN_PERSON`;

/** A session without identity: the chosen person is signed in and passes every confirmation. The choice outlasts the page. */
export class RecordedSession implements ServicesSession, CurrentSession {
  readonly #key: string;
  readonly #state = createStore<SessionState>({ status: 'starting' });
  readonly #personListeners = new Set<() => void>();
  #person: Person;

  constructor(environment: string, first: Person) {
    this.#key = storageKey(environment);
    this.#person = people.find((person) => person === readStored(this.#key)) ?? first;
  }

  get = this.#state.get;
  subscribe = this.#state.subscribe;

  get person(): Person {
    return this.#person;
  }

  start(): void {
    this.#state.set(sessionOf(this.#person));
  }

  become(person: Person): void {
    this.#person = person;
    store(this.#key, person);
    this.#state.set(sessionOf(person));
    // Deferred as for every sign-out: the data of account pages must not be requested again without a token.
    setTimeout(() => {
      for (const listener of this.#personListeners) listener();
    });
  }

  onChange(listener: () => void): () => void {
    this.#personListeners.add(listener);
    return () => this.#personListeners.delete(listener);
  }

  accessToken(): string | undefined {
    return roleOf[this.#person];
  }

  freshToken(): Promise<string | undefined> {
    return Promise.resolve(this.accessToken());
  }

  refresh(): Promise<'refreshed' | 'ended'> {
    return Promise.resolve('ended');
  }

  expire(): void {
    this.become('guest');
  }

  signIn(): Promise<boolean> {
    if (this.#person === 'guest') this.become('customer');
    return Promise.resolve(true);
  }

  confirmIdentity(): Promise<boolean> {
    return Promise.resolve(this.#person !== 'guest');
  }

  signOut(): Promise<void> {
    this.become('guest');
    return Promise.resolve();
  }

  reload(): Promise<void> {
    return Promise.resolve();
  }

  calls() {
    return Promise.resolve({ begin: () => this.become('customer') });
  }
}
