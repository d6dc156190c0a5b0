import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deployedReleasesPath } from '@gvg/contracts/composition/document-exchange';
import type { DeployedReleases } from '@gvg/contracts/composition/document-exchange';

/** An HTTP server that replaces a service as an upstream of the gateway; a test defines its handler. */
export interface FakeUpstream {
  url: string;
  lastRequest: IncomingMessage | undefined;
  requestCount: number;
  handler: RequestListener;
  /** For a shell's server: the releases that the gateway requests several times a second; these requests are counted separately. */
  releases: DeployedReleases | undefined;
  releasesRequestCount: number;
  close(): Promise<void>;
  /** Closes all connections at once, like a killed process. */
  kill(): void;
}

export const echo: RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json',
      etag: '"1"',
      'x-powered-by': 'something',
      connection: 'x-hop',
      'x-hop': '1',
    });
    response.end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }),
    );
  });
};

export async function startFakeUpstream(handler: RequestListener = echo, port = 0): Promise<FakeUpstream> {
  const fakeUpstream: FakeUpstream = {
    url: '',
    lastRequest: undefined,
    requestCount: 0,
    handler,
    releases: undefined,
    releasesRequestCount: 0,
    close: () =>
      new Promise((resolve) => {
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
    if (request.url === deployedReleasesPath) {
      fakeUpstream.releasesRequestCount += 1;
      response
        .writeHead(fakeUpstream.releases === undefined ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(fakeUpstream.releases ?? null));
      return;
    }
    fakeUpstream.lastRequest = request;
    fakeUpstream.requestCount += 1;
    fakeUpstream.handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  fakeUpstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fakeUpstream;
}
