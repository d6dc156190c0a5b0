import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Person } from '../connection/person.ts';

export interface SocketData {
  person: Person;
}

/** Events are checked against the contracts when they are sent and received. */
export type RealtimeServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
/** Connection below a socket, which exists before authentication. */
export type SocketConnection = RealtimeSocket['conn'];
