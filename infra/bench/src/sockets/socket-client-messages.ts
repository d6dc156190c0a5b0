import type { Handshake } from '@gvg/contracts/realtime/socket-events';

/** A socket to open: of whom, and where; those of staff are watched for messages. */
export interface SocketToOpen {
  url: string;
  auth: Handshake | { guest: string } | { isStaff: true };
  isStaff: boolean;
}

/** CHAT at a socket of staff. `at` in milliseconds of the machine's monotonic clock, which all processes share. */
export interface Arrival {
  socket: number;
  room: string;
  seq: number;
  clientId: string;
  at: number;
}

/** When each message of the bare pair was sent, by its `clientId`. */
export type SendTimes = Record<string, number>;

export interface Recovery {
  lost: number;
  /** Milliseconds from the first lost connection until each socket is back; those that are not within the deadline are missing. */
  backMs: number[];
  missing: number;
}

/** What the process of the clients does, by name. */
export interface SocketClientCommands {
  open(sockets: SocketToOpen[]): Promise<void>;
  /** Guests send through their sockets, in turn. */
  emit(load: { rate: number; seconds: number }): Promise<SendTimes>;
  /** Messages at the sockets of staff since the last call, in the order of their arrival. */
  takeArrivals(): Promise<Arrival[]>;
  /** Ends all connections at once, or waits until a node's end does; resolves when all sockets are back. */
  recover(how: { isCutHere: boolean }): Promise<Recovery>;
  close(): Promise<void>;
}
