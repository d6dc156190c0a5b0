import type { Handshake } from '@gvg/contracts/realtime/socket-events';

/** A socket to open: its URL and its owner. Sockets of staff record messages. */
export interface SocketToOpen {
  url: string;
  auth: Handshake | { guest: string } | { isStaff: true };
  isStaff: boolean;
}

/** A CHAT message at a socket of staff. `at` is in milliseconds of the machine's monotonic clock, which all processes share. */
export interface Arrival {
  socket: number;
  room: string;
  seq: number;
  clientId: string;
  at: number;
}

/** Times at which messages of the bare pair were sent, by `clientId`. */
export type SendTimes = Record<string, number>;

export interface Recovery {
  lost: number;
  /** Milliseconds from the first lost connection until each socket is back. Excludes sockets that missed the deadline. */
  backMs: number[];
  missing: number;
}

/** Commands of the clients' process by name. */
export interface SocketClientCommands {
  open(sockets: SocketToOpen[]): Promise<void>;
  /** Sends messages through the guests' sockets, in turn. */
  emit(load: { rate: number; seconds: number }): Promise<SendTimes>;
  /** Returns messages at the sockets of staff since the last call, in order of arrival. */
  takeArrivals(): Promise<Arrival[]>;
  /** Closes all connections at once, or waits until a node's end closes them. Resolves when all sockets are back. */
  recover(how: { isCutHere: boolean }): Promise<Recovery>;
  close(): Promise<void>;
}
