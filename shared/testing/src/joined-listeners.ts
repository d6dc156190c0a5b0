import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface JoinedListeners {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the public and the internal listener of a service under one address, for a verifier that supports only one. Paths under /internal/
 * go to the internal listener.
 */
export async function joinListeners({
  url,
  internalUrl,
}: {
  url: string;
  internalUrl: string;
}): Promise<JoinedListeners> {
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '/', request.url?.startsWith('/internal/') === true ? internalUrl : url);
    const forwarded = send(target, { method: request.method, headers: request.headers }, (result) => {
      response.writeHead(result.statusCode ?? 502, result.headers);
      result.pipe(response);
    });
    forwarded.on('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
