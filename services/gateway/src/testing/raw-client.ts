import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { eventually } from '@gvg/testing/eventually';

/** A client that writes bytes itself. */
export interface RawClient {
  socket: Socket;
  /** Everything received so far. */
  text(): string;
  /** Resolves once `part` was received. */
  receives(part: string): Promise<void>;
  isClosed(): boolean;
}

export function openRaw(port: number): RawClient {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  let closed = false;
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => undefined).on('close', () => (closed = true));
  // The other side has ended.
  socket.on('end', () => socket.end());
  return {
    socket,
    text: () => received,
    receives: async (part) =>
      void (await eventually(() => received.includes(part), { description: `“${part}” is received` })),
    isClosed: () => closed,
  };
}

export const handshakeOf = (path: string, headers: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    'host: shop.example',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '',
    '',
  ].join('\r\n');
