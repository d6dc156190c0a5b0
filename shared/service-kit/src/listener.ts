import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long requests that have begun may take to finish after the stop, in milliseconds. */
const drainTimeoutMs = 10_000;
const sweepIntervalMs = 25;

export interface Listener {
  port: number;
  /** Takes no more connections, lets begun requests finish, then ends what is left. */
  close(): Promise<void>;
}

/** A connection on which nothing moves for this long is ended, in milliseconds: longer than any answer is waited for. */
const idleTimeoutMs = 120_000;

/** Listens on `host`; port 0 takes a free one. A request's head has 15 s to arrive, the whole of it 30 minutes (specification §7), so that slow senders hold nothing for long. */
export async function listen(handler: RequestListener, { host, port }: { host: string; port: number }): Promise<Listener> {
  const server: Server = createServer({ headersTimeout: 15_000, requestTimeout: 1_800_000, keepAliveTimeout: 65_000 }, handler);
  server.timeout = idleTimeoutMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          server.closeAllConnections();
        }, drainTimeoutMs);
        // A kept-alive connection only becomes idle once its last request is answered.
        const sweep = setInterval(() => {
          server.closeIdleConnections();
        }, sweepIntervalMs);
        server.close(() => {
          clearTimeout(timer);
          clearInterval(sweep);
          resolve();
        });
      }),
  };
}
