import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** Opens a connection that sends raw `bytes`, which a client library would refuse to send. `from` is another address of this machine. */
export function openConnection({ hostname, port }: URL, bytes: string | Buffer, from?: string): Socket {
  const socket = connect({
    host: hostname,
    port: Number(port),
    ...(from === undefined ? {} : { localAddress: from, family: 4 }),
  });
  // The site may close it at any time.
  socket.on('error', () => {});
  socket.write(bytes);
  return socket;
}

/** Returns the whole response to one request with an unusual target. */
export async function requestTarget(url: URL, target: string): Promise<{ status: number; answer: string }> {
  const answer = await text(
    openConnection(url, `GET ${target} HTTP/1.1\r\nhost: ${url.host}\r\nconnection: close\r\n\r\n`),
  );
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), answer };
}

/** Opens requests whose bodies announce `length` bytes but send only the first of them. */
export async function openUnfinished(
  url: URL,
  { path, count, length = 50_000, headers = '' }: { path: string; count: number; length?: number; headers?: string },
): Promise<Socket[]> {
  const head = `POST ${path} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${headers}\r\n`;
  const sockets = Array.from({ length: count }, () => openConnection(url, `${head}{"country":"JP","lines":[`));
  await Promise.all(
    sockets.map((socket) => (socket.connecting ? once(socket, 'connect').catch(() => undefined) : undefined)),
  );
  return sockets;
}

export function destroyAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy();
}
