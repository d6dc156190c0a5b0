import type { Duplex } from 'node:stream';

type Connection = Duplex & { setTimeout?(milliseconds: number): unknown };

/** Time for the last bytes to a client after its node has closed. */
const drainMs = 5_000;

/** Passes bytes in both directions until either side closes, or nothing was sent for `idleMs`. Resolves when both are closed. */
export function pipeSockets(client: Connection, upstream: Connection, idleMs: number): Promise<void> {
  const destroyBoth = () => {
    client.destroy();
    upstream.destroy();
  };
  for (const connection of [client, upstream]) {
    // The timeouts of requests do not apply after the upgrade.
    connection.removeAllListeners('timeout');
    connection.setTimeout?.(idleMs);
    connection.once('timeout', destroyBoth).on('error', destroyBoth);
  }
  client.once('close', () => void upstream.destroy());
  upstream.once('close', () => {
    client.end();
    setTimeout(() => void client.destroy(), drainMs).unref();
  });
  client.pipe(upstream);
  upstream.pipe(client);
  const closed = (connection: Connection) =>
    new Promise<void>((resolve) => (connection.closed ? resolve() : void connection.once('close', () => resolve())));
  return Promise.all([closed(client), closed(upstream)]).then(() => undefined);
}
