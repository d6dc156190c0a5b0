import { addressEntryOf, setAddressEntry } from '../connection/address-entry.ts';
import { cutConnection } from '../limits/cut-connection.ts';
import { createPacketBudget } from '../limits/packet-budget.ts';
import { endSlowReaders } from '../limits/end-slow-readers.ts';
import type { Realtime } from '../realtime.ts';
import type { SocketConnection } from './socket-server.ts';

/** Time for a client to confirm the closing of its connection. A WebSocket would wait for half a minute, in which it is not counted. */
const drainMs = 5_000;

/** Applies the limits of a connection from its first byte, before authentication. */
export function guardConnections({
  io,
  register,
  environment,
  metrics,
}: Pick<Realtime, 'io' | 'register' | 'environment' | 'metrics'>): void {
  io.engine.on('connection', (connection: SocketConnection) => {
    const isWithinLimit = createPacketBudget(environment.LIMITS_SCALE);
    connection.on('packet', () => {
      if (isWithinLimit()) return;
      metrics.ended.inc({ reason: 'packets' });
      cutConnection(connection);
    });
    endSlowReaders(connection, () => metrics.ended.inc({ reason: 'slow' }));
    const entry = addressEntryOf(connection.request);
    // The request is released when the socket is admitted.
    if (entry !== undefined) setAddressEntry(connection, entry);
    connection.once('close', () => {
      setTimeout(() => cutConnection(connection), drainMs).unref();
      if (entry !== undefined) register.leave(entry.group, entry.id).catch(() => undefined);
    });
  });
}
