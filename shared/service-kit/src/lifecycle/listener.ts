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
/** How long clients are told that an idle connection stays open: those that keep to it have left a drained process before it ends (`drainTimeoutMs` of service.ts). */
const announcedKeepAliveMs = 30_000;
/** How much longer it stays, so that it is rarely closed just as it is used again. */
const keepAliveBufferMs = 35_000;

export interface Listener {
  port: number;
  /** Accepts no more connections, and responds to what comes on open ones with `Connection: close`; resolves when clients have left all of them. */
  drain(): Promise<void>;
  /** Accepts no more connections, lets requests in flight finish, then closes the remaining connections. */
  close(): Promise<void>;
}

export interface ListenOptions {
  host: string;
  /** 0 selects a free port. */
  port: number;
  /** Connections that one address (an IPv6 /64) may have open; further ones are closed. */
  maxConnectionsPerAddress?: number | undefined;
  timeouts?: ConnectionTimeouts;
  /** Without one, WebSocket handshakes are ordinary requests. */
  upgrade?: UpgradeHandler | undefined;
}

/** Request headers time out after 15 s, whole requests after 30 minutes (specification §7), which bounds slow clients. */
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
        // Not the close of http's server: it cuts idle connections, on which a request may be on its way.
        ConnectionServer.prototype.close.call(server, () => resolve());
      });
      return drained;
    },
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          server.closeAllConnections();
        }, drainTimeoutMs);
        // A keep-alive connection only becomes idle after its last response.
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
