import { createStore } from '@gvg/browser-kit';
import type { RealtimeState, RealtimeStore, SessionStore } from '@gvg/contracts/composition/shell-api';
import type { ServerEventData, ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { whenIdle } from '../page/when-idle.ts';
import { hasConversation, markConversation } from './conversation-mark.ts';

/** The connection in the chunk that is loaded later. */
export type Connection = Pick<RealtimeStore, 'send'>;

/** The store of the shell's API, with the methods that the connection behind it needs. */
export interface PageRealtime extends RealtimeStore {
  start(): void;
  /** Checks whether to connect: for a user, or a guest with a conversation. */
  isWanted(): boolean;
  set(state: RealtimeState): void;
  dispatch<Name extends ServerEventName>(event: Name, data: ServerEventData<Name>): void;
}

export interface PageRealtimeOptions {
  environment: string;
  session: Pick<SessionStore, 'get' | 'subscribe'>;
  /** Loads the client and connects; the connection then follows the session itself. */
  connect: (realtime: PageRealtime) => Promise<Connection>;
}

/** Creates the page's connection to the realtime nodes: nothing is loaded before `start`, nor for a guest without a conversation. */
export function createRealtime({ environment, session, connect }: PageRealtimeOptions): PageRealtime {
  const listeners = new Map<ServerEventName, Set<(data: never) => void>>();
  const state = createStore<RealtimeState>('off');
  let connection: Promise<Connection | undefined> | undefined;

  const follow = () => {
    if (connection !== undefined || !realtime.isWanted()) return;
    connection = whenIdle()
      .then(() => connect(realtime))
      // Loaded again when the session changes; until then, pages use HTTP.
      .catch(() => (connection = undefined));
  };

  const realtime: PageRealtime = {
    start() {
      session.subscribe(follow);
      follow();
    },
    isWanted() {
      const { status } = session.get();
      return status === 'user' || (status === 'guest' && hasConversation(environment));
    },
    begin() {
      markConversation(environment);
      follow();
      // An existing connection follows the store.
      state.set(state.get());
    },
    ...state,
    on(event, listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => all.delete(listener);
    },
    dispatch: (event, data) => listeners.get(event)?.forEach((listener) => (listener as (data: unknown) => void)(data)),
    send: async (event, data) => (await connection)?.send(event, data),
  };
  return realtime;
}
