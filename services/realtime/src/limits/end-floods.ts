import type { Duplex } from 'node:stream';
import { Socket } from 'node:net';
import { socketLimits } from '@gvg/contracts/realtime/terms';

/** Maximum unread bytes per connection: twice the limit of packets (`endSlowReaders`), and frames that respond to others. */
const unreadBytes = 4 * 1024 * 1024;
const windowMs = 1_000;
/** Each ping gets a response, so a flood can fill the heap with unread responses within a second. */
const sweepMs = 100;

/** The second in which a connection's bytes are counted. */
interface RateWindow {
  startedAt: number;
  bytesBefore: number;
}

export interface FloodGuard {
  /** Watches a connection from its handshake until it is closed. */
  watch(connection: Duplex): void;
  stop(): void;
}

/**
 * Destroys a WebSocket connection that sends more bytes per second than its largest allowed packets, or leaves too much unread. Packets have their own budget;
 * this limits other frames such as pings, each of which gets a response.
 */
export function createFloodGuard(scale: number, onEnd: () => void): FloodGuard {
  const maximum = socketLimits.packetBytes * socketLimits.packetsPerSecond * 2 * Math.max(1, scale);
  const seen = new Map<Socket, RateWindow>();

  function check(connection: Socket, window: RateWindow, now: number): void {
    const { bytesRead, writableLength } = connection;
    if (bytesRead - window.bytesBefore > maximum || writableLength > unreadBytes) {
      onEnd();
      connection.destroy();
    } else if (now - window.startedAt >= windowMs) seen.set(connection, { startedAt: now, bytesBefore: bytesRead });
  }

  const timer = setInterval(() => {
    const now = performance.now();
    seen.forEach((window, connection) => check(connection, window, now));
  }, sweepMs).unref();
  return {
    watch(connection) {
      if (!(connection instanceof Socket)) return;
      seen.set(connection, { startedAt: performance.now(), bytesBefore: connection.bytesRead });
      connection.once('close', () => seen.delete(connection));
    },
    stop: () => clearInterval(timer),
  };
}
