import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { Server as ConnectionServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { limitConnections } from '../http/connection-limit.ts';
import { oneAtATime } from '../http/one-at-a-time.ts';
import { endStalledConnections } from '../http/stalled-connections.ts';
import type { ConnectionTimeouts } from '../http/stalled-connections.ts';
import { isWebSocketHandshake } from '../http/upgrades.ts';
import type { UpgradeHandler } from '../http/upgrades.ts';

/** Time for requests in flight to finish after the stop. */
const drainTimeoutMs = 10_000;
const sweepIntervalMs = 25;
/**
 * Keep-alive time announced to clients. Clients that respect it have left a drained process before it ends (`drainTimeoutMs` of
 * service.ts).
 */
const announcedKeepAliveMs = 30_000;
/** Additional keep-alive time, so that a connection is rarely closed just as it is reused. */
const keepAliveBufferMs = 35_000;

export interface Listener {
  port: number;
  /**
   * Accepts no more connections and answers requests on open ones with `Connection: close`. Resolves once clients have closed all of them.
   */
  drain(): Promise<void>;
  /** Accepts no more connections, lets requests in flight finish, then closes the remaining connections. */
  close(): Promise<void>;
}

export interface ListenOptions {
  host: string;
  /** 0 selects a free port. */
  port: number;
  /** Maximum open connections per IP address (IPv6: /64); further ones are closed. */
  maxConnectionsPerAddress?: number | undefined;
  timeouts?: ConnectionTimeouts;
  /** Without it, WebSocket handshakes are ordinary requests. */
  upgrade?: UpgradeHandler | undefined;
}

/**
 * Starts an HTTP server. Request headers time out after 15 s, whole requests after 30 minutes (specification §7), which limits slow
 * clients.
 */
export async function listen(
  handler: RequestListener,
  { host, port, maxConnectionsPerAddress, timeouts, upgrade }: ListenOptions,
): Promise<Listener> {
  const server: Server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 1_800_000,
      keepAliveTimeout: announcedKeepAliveMs,
      keepAliveTimeoutBuffer: keepAliveBufferMs,
      ...(upgrade && { shouldUpgradeCallback: isWebSocketHandshake }),
    },
    oneAtATime(handler),
  );
  if (upgrade !== undefined) server.on('upgrade', upgrade);
  endStalledConnections(server, timeouts);
  if (maxConnectionsPerAddress !== undefined) limitConnections(server, maxConnectionsPerAddress);
  await once(server.listen(port, host), 'listening');
  const { port: openPort } = server.address() as AddressInfo;
  let drained: Promise<void> | undefined;
  return {
    port: openPort,
    drain() {
      drained ??= new Promise((resolve) => {
        server.prependListener('request', (_request, response) => {
          response.shouldKeepAlive = false;
        });
        // Not close() of http's server, which closes idle connections although a request may be on its way.
        ConnectionServer.prototype.close.call(server, () => resolve());
      });
      return drained;
    },
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          server.closeAllConnections();
        }, drainTimeoutMs);
        // A keep-alive connection becomes idle only after its last response.
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
