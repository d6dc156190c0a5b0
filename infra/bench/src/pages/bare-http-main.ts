import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StoredResponse {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** The baseline: node:http that only sends precomputed bytes. Receives the responses over its IPC channel. */
process.once('message', (stored: Record<string, StoredResponse>) => {
  const responses = new Map(
    Object.entries(stored).map(([target, { headers, body }]) => [
      target,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const { headers, body } = responses.get(request.url ?? '') ?? { headers: {}, body: '' };
    response.writeHead(200, headers).end(body);
  }).listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
