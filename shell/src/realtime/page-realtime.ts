import type { RealtimeState, RealtimeStore, SessionStore } from '@gvg/contracts/composition/shell-api';
import type { ClientEventData, ClientEventName, ClientEventReply, ServerEventData, ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { whenIdle } from '../page/when-idle.ts';
import { hasConversation, markConversation } from './conversation-mark.ts';

/** What the later chunk brings. */
export interface Connection {
  send: RealtimeStore['send'];
}

export interface PageRealtimeOptions {
  environment: string;
  session: Pick<SessionStore, 'get' | 'subscribe'>;
  /** Loads the client and connects; from then on it follows the session by itself. */
  connect: (realtime: PageRealtime) => Promise<Connection>;
}

/** The page's connection to the realtime nodes: nothing is loaded for a guest without a conversation. */
export class PageRealtime implements RealtimeStore {
  readonly #options: PageRealtimeOptions;
  readonly #stateListeners = new Set<() => void>();
  readonly #listeners = new Map<ServerEventName, Set<(data: never) => void>>();
  #state: RealtimeState = 'off';
  #connection: Promise<Connection | undefined> | undefined;

  constructor(options: PageRealtimeOptions) {
    this.#options = options;
  }

  start(): void {
    this.#options.session.subscribe(this.#connect);
    this.#connect();
  }

  /** Whether there is somebody to connect: a user, or a guest who has a conversation. */
  isWanted(): boolean {
    const { environment, session } = this.#options;
    const { status } = session.get();
    return status === 'user' || (status === 'guest' && hasConversation(environment));
  }

  #connect = (): void => {
    if (this.#connection !== undefined || !this.isWanted()) return;
    this.#connection = whenIdle()
      .then(() => this.#options.connect(this))
      .catch(() => {
        // Loaded again when the person changes; until then pages ask by HTTP.
        this.#connection = undefined;
        return undefined;
      });
  };

  begin(): void {
    markConversation(this.#options.environment);
    this.#connect();
    // A connection that is there already follows the store.
    this.set(this.#state);
  }

  get = (): RealtimeState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  };

  set(state: RealtimeState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener();
  }

  on<Name extends ServerEventName>(event: Name, listener: (data: ServerEventData<Name>) => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  dispatch<Name extends ServerEventName>(event: Name, data: ServerEventData<Name>): void {
    for (const listener of this.#listeners.get(event) ?? []) (listener as (data: ServerEventData<Name>) => void)(data);
  }

  async send<Name extends ClientEventName>(event: Name, data: ClientEventData<Name>): Promise<ClientEventReply<Name> | undefined> {
    return (await this.#connection)?.send(event, data);
  }
}
