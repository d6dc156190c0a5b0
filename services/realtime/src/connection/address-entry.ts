import type { IncomingMessage } from 'node:http';
import type { SocketConnection } from '../nodes/socket-server.ts';

/** Register entry of a connection within its address's group. */
export interface AddressEntry {
  group: string;
  id: string;
}

const entries = new WeakMap<IncomingMessage | SocketConnection, AddressEntry>();

/** Entry of a connection, or of the request that opens it. */
export const addressEntryOf = (owner: IncomingMessage | SocketConnection): AddressEntry | undefined =>
  entries.get(owner);

export const setAddressEntry = (owner: IncomingMessage | SocketConnection, entry: AddressEntry): void =>
  void entries.set(owner, entry);
