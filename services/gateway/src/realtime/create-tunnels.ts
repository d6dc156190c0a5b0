import { STATUS_CODES, ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { realtimePath } from '@gvg/contracts/realtime/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { rateLimitAddress } from '@gvg/service-kit/security/client-address';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import type { RequestLimits } from '@gvg/service-kit/security/request-limits';
import type { Trace } from '@gvg/service-kit/telemetry/trace-context';
import { startTraceOfClient } from '@gvg/service-kit/telemetry/trace-context';
import type { UpgradeHandler } from '@gvg/service-kit/http/upgrades';
import { ClientDisconnected } from '../proxy/body-error.ts';
import { withFailover } from '../proxy/failover.ts';
import type { ClientOrigin } from '../proxy/message-headers.ts';
import { clientHeaders, upstreamHeaders } from '../proxy/message-headers.ts';
import { clientOriginOf, headerOf, splitTarget } from '../request-target.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { serviceUnavailable } from '../proxy/upstream-failure.ts';
import { sendFailure } from '../responses/send-failure.ts';
import { collectEarlyBytes } from './early-bytes.ts';
import { pipeSockets } from './pipe-sockets.ts';
import { sendHandshake } from './open-tunnel.ts';
import { nodeOf } from './sticky-node.ts';

/**
 * Times in milliseconds: until a node responds to a handshake; without any byte, which the nodes' pings prevent; and for spreading the closings at the stop.
 */
export interface TunnelTimes {
  handshakeMs: number;
  idleMs: number;
  spreadMs: number;
}

const defaultTimes: TunnelTimes = { handshakeMs: 10_000, idleMs: 90_000, spreadMs: 1_500 };

export interface TunnelOptions {
  upstream: Upstream | undefined;
  limits: RequestLimits | undefined;
  trustedProxyHops: number;
  logger: Logger;
  times?: TunnelTimes;
}

export interface Tunnels {
  upgrade: UpgradeHandler;
  /** Closes all connections one after the other; their pages reconnect through another gateway. */
  close(): Promise<void>;
}

const isRealtime = (path: string): boolean => path === realtimePath || path === `${realtimePath}/`;

/** Returns the response head of an accepted handshake, with the node's accept key and protocol. */
function switchingProtocols({ headers }: IncomingMessage, trace: Trace): string {
  const lines = Object.entries(clientHeaders(headers, trace)).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}: ${String(one)}`),
  );
  return [
    `HTTP/1.1 101 ${STATUS_CODES[101] ?? ''}`,
    'connection: Upgrade',
    'upgrade: websocket',
    ...lines,
    '',
    '',
  ].join('\r\n');
}

/** Returns an ordinary response on the connection of a handshake, which closes afterwards. */
function responseOn(request: IncomingMessage, socket: Duplex): ServerResponse {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  if (socket instanceof Socket) response.assignSocket(socket);
  response.once('finish', () => void socket.end(() => socket.destroy()));
  return response;
}

/** Proxies the WebSockets of the site's realtime nodes; a handshake for any other path is NOT_FOUND. */
export function createTunnels({
  upstream,
  limits,
  trustedProxyHops,
  logger,
  times = defaultTimes,
}: TunnelOptions): Tunnels {
  const open = new Set<Duplex>();

  async function connect(
    request: IncomingMessage,
    client: Duplex,
    head: Buffer,
    { origin, trace }: { origin: ClientOrigin; trace: Trace },
  ): Promise<void> {
    const [path, query] = splitTarget(request.url ?? '');
    if (!isRealtime(path)) throw new ApiFailure('NOT_FOUND');
    if (upstream === undefined) throw serviceUnavailable();
    await limits?.count('read', { address: rateLimitAddress(origin.address) });
    const headers = upstreamHeaders(request, origin, trace);
    const early = collectEarlyBytes(client, head);
    let isSettled = false;
    const options = { isRepeatable: () => !isSettled, preferred: nodeOf(request, query, upstream) };
    await withFailover(upstream, options, async (address) => {
      const { response, upstream: accepted } = await sendHandshake(address, {
        request,
        client,
        headers,
        timeoutMs: times.handshakeMs,
      });
      isSettled = true;
      logger.info(
        {
          requestId: trace.requestId,
          clientRequestId: trace.clientRequestId,
          traceId: trace.traceId,
          method: request.method,
          path,
          upstream: upstream.name,
          status: response.statusCode,
        },
        'socket',
      );
      if (accepted === undefined) {
        response.pipe(
          responseOn(request, client).writeHead(response.statusCode ?? 502, clientHeaders(response.headers, trace)),
        );
        return;
      }
      const sent = early.take();
      open.add(client);
      client.write(switchingProtocols(response, trace));
      if (accepted.head.length > 0) client.write(accepted.head);
      if (sent.length > 0) accepted.socket.write(sent);
      // Counts as pending at its address while it is open, so that new ones go to nodes with fewer.
      await pipeSockets(client, accepted.socket, times.idleMs);
      open.delete(client);
    });
  }

  return {
    upgrade(request, client, head) {
      client.on('error', () => client.destroy());
      const trace = startTraceOfClient(headerOf(request, 'x-request-id'));
      const origin = clientOriginOf(request, trustedProxyHops);
      connect(request, client, head, { origin, trace }).catch((error: unknown) => {
        open.delete(client);
        if (error instanceof ClientDisconnected || client.destroyed) {
          client.destroy();
          return;
        }
        const failure = error instanceof ApiFailure ? error : new ApiFailure('GENERAL_ERROR');
        if (failure.status >= 500)
          logger.error({ err: error, requestId: trace.requestId, upstream: upstream?.name }, failure.code);
        sendFailure(request, responseOn(request, client), failure, { trace, isApi: true });
      });
    },
    async close() {
      const clients = [...open];
      const perStep = Math.max(1, Math.ceil(clients.length / 30));
      for (let next = 0; next < clients.length; next += perStep) {
        for (const client of clients.slice(next, next + perStep)) client.destroy();
        await delay(times.spreadMs / 30);
      }
    },
  };
}
