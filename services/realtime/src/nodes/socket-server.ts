import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Person } from '../connection/person.ts';

export interface SocketData {
  person: Person;
}

/** Events are checked against the contracts where they are sent and received. */
export type RealtimeServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
/** What is below a socket: it exists before anybody is authenticated. */
export type SocketConnection = RealtimeSocket['conn'];
