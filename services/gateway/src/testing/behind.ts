import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server behind the gateway whose behaviour a test chooses; a service stands here in production. */
export interface Behind {
  url: string;
  /** What it was asked last. */
  last: IncomingMessage | undefined;
  asked: number;
  answer: RequestListener;
  close(): Promise<void>;
  /** Ends at once, like a killed process. */
  kill(): void;
}

export const echo: RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', etag: '"1"', 'x-powered-by': 'something', connection: 'x-hop', 'x-hop': '1' });
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() }));
  });
};

export async function startBehind(answer: RequestListener = echo, port = 0): Promise<Behind> {
  const behind: Behind = {
    url: '',
    last: undefined,
    asked: 0,
    answer,
    close: () => new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    }),
    kill() {
      server.close();
      server.closeAllConnections();
    },
  };
  const server: Server = createServer((request, response) => {
    behind.last = request;
    behind.asked += 1;
    behind.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  behind.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return behind;
}
