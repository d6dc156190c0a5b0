import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { errors } from 'undici';
import { ClientDisconnected } from '../proxy/body-error.ts';
import type { UpstreamAddress } from '../proxy/upstream-address.ts';

/** A node's response to a WebSocket handshake: the upgraded connection, or an ordinary response that refuses it. */
export type HandshakeResult = { response: IncomingMessage; upstream?: { socket: Duplex; head: Buffer } };

export interface HandshakeRequest {
  request: IncomingMessage;
  client: Duplex;
  /** Flat: name, value, name, value. */
  headers: string[];
  timeoutMs: number;
}

/** Sends a WebSocket handshake to one node. Rejects if the node is unreachable or does not respond in time, and with ClientDisconnected. */
export function sendHandshake(
  { origin }: UpstreamAddress,
  { request, client, headers, timeoutMs }: HandshakeRequest,
): Promise<HandshakeResult> {
  const { host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const upstreamRequest = httpRequest(origin, {
      method: 'GET',
      path: request.url,
      headers: [...headers, 'host', host, 'connection', 'Upgrade', 'upgrade', 'websocket'],
      agent: false,
    });
    const timer = setTimeout(() => upstreamRequest.destroy(new errors.HeadersTimeoutError()), timeoutMs);
    const abort = () => void upstreamRequest.destroy(new ClientDisconnected());
    client.once('close', abort);
    const settle = () => {
      clearTimeout(timer);
      client.off('close', abort);
    };
    upstreamRequest
      .once('upgrade', (response, socket, head) => {
        settle();
        resolve({ response, upstream: { socket, head } });
      })
      .once('response', (response) => {
        settle();
        resolve({ response });
      })
      .on('error', (error) => {
        settle();
        reject(error);
      })
      .end();
    if (client.destroyed) abort();
  });
}
