import type { RealtimeState, RealtimeStore } from '@gvg/contracts/composition/shell-api';
import type {
  ClientEventData,
  ClientEventName,
  ClientEventReply,
  ServerEventData,
  ServerEventName,
} from '@gvg/contracts/realtime/socket-events';

type Replies = { [Name in ClientEventName]?: ClientEventReply<Name> };

export interface FakeRealtime extends RealtimeStore {
  begin: jest.Mock<void, []>;
  /** Emits an event from the nodes. */
  emit: <Name extends ServerEventName>(event: Name, data: ServerEventData<Name>) => void;
  become: (state: RealtimeState) => void;
  /** Events that the page has sent, in order. */
  sent: { event: ClientEventName; data: ClientEventData<ClientEventName> }[];
}

/** A fake of the shell's connection with a state set by the test. `replies` answers sent events; others behave as without a connection. */
export function fakeRealtime(initial: RealtimeState = 'online', replies: Replies = {}): FakeRealtime {
  let state = initial;
  const stateListeners = new Set<() => void>();
  const eventListeners = new Map<ServerEventName, Set<(data: never) => void>>();
  const sent: FakeRealtime['sent'] = [];
  return {
    sent,
    begin: jest.fn(),
    get: () => state,
    subscribe(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    become(next) {
      state = next;
      stateListeners.forEach((listener) => listener());
    },
    on(event, listener) {
      const listeners = eventListeners.get(event) ?? new Set();
      eventListeners.set(event, listeners.add(listener as (data: never) => void));
      return () => listeners.delete(listener as (data: never) => void);
    },
    emit(event, data) {
      eventListeners.get(event)?.forEach((listener) => listener(data as never));
    },
    send(event, data) {
      sent.push({ event, data });
      return Promise.resolve(replies[event] as never);
    },
  };
}
