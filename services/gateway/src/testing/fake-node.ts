import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A fake realtime node: accepts handshakes and echoes bytes, and responds to polling with its own name. */
export interface FakeNode {
  url: string;
  /** Handshakes and polls. */
  requests: IncomingMessage[];
  /** Upgraded connections. */
  connections: Socket[];
  /** Response to handshakes. */
  behaviour: 'accept' | 'refuse' | 'hang';
  /** Closes everything at once, like a killed process. */
  kill(): Promise<void>;
}

export async function startFakeNode(name: string, port = 0): Promise<FakeNode> {
  const sockets = new Set<Socket>();
  const fake: FakeNode = {
    url: '',
    requests: [],
    connections: [],
    behaviour: 'accept',
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  const server = createServer((request, response) => {
    if (request.url !== '/health/ready') fake.requests.push(request);
    response.end(name);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket: Socket, head) => {
    fake.requests.push(request);
    if (fake.behaviour === 'hang') {
      // Without reading, it would not notice that the other side has left.
      socket.resume().on('end', () => socket.destroy());
      return;
    }
    if (fake.behaviour === 'refuse') {
      socket.end(
        'HTTP/1.1 403 Forbidden\r\ncontent-type: application/json\r\ncontent-length: 13\r\nconnection: close\r\n\r\n{"code":4000}',
      );
      return;
    }
    fake.connections.push(socket);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-accept: key\r\n\r\n${name} greets\n`,
    );
    socket.write(head);
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}
