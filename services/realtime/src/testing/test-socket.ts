import type { Handshake, ServerEventName } from '@gvg/contracts/realtime/socket-events';
import { eventually } from '@gvg/testing/eventually';
import { io } from 'socket.io-client';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';

export interface TestSocket {
  socket: Socket;
  /** All events in order of arrival. */
  received: { event: string; data: unknown }[];
  /** Data of one event's occurrences. */
  of(event: ServerEventName | 'DISCONNECT'): unknown[];
  /** Resolves with the first event of this name. */
  next(event: ServerEventName | 'DISCONNECT'): Promise<unknown>;
  ask(event: string, data: unknown): Promise<unknown>;
}

export type SocketSettings = Partial<ManagerOptions & SocketOptions>;

/** Opens a socket; it reconnects only if the settings enable it. */
export function openSocket(url: string, auth: Handshake | object, settings: SocketSettings = {}): TestSocket {
  const socket = io(url, { auth, transports: ['websocket'], reconnection: false, forceNew: true, ...settings });
  const received: TestSocket['received'] = [];
  socket.onAny((event: string, data: unknown) => received.push({ event, data }));
  const of: TestSocket['of'] = (name) => received.filter(({ event }) => event === name).map(({ data }) => data);
  return {
    socket,
    received,
    of,
    async next(event) {
      await eventually(() => of(event).length > 0, { description: `${event} arrives` });
      return of(event)[0];
    },
    ask: (event, data) => socket.timeout(5_000).emitWithAck(event, data),
  };
}

/** Opens a connected socket; rejects with the message of a refusal. */
export async function connect(url: string, auth: Handshake | object, settings?: SocketSettings): Promise<TestSocket> {
  const opened = openSocket(url, auth, settings);
  try {
    await new Promise<void>((resolve, reject) => opened.socket.once('connect', resolve).once('connect_error', reject));
  } catch (error) {
    opened.socket.disconnect();
    throw error;
  }
  return opened;
}
