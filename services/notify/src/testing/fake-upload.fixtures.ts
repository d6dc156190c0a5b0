import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeUpload {
  url: string;
  /** Thumbnails by picture name; any other is not found. */
  thumbnails: Map<string, Buffer>;
  /** Requested names, in order. */
  asked: string[];
  /** SILENT never responds, DOWN responds with 503. */
  state: 'UP' | 'SILENT' | 'DOWN';
  close(): Promise<void>;
}

/** Starts a fake of upload's internal listener. */
export async function startFakeUpload(): Promise<FakeUpload> {
  const thumbnails = new Map<string, Buffer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = /^\/internal\/pictures\/(?<name>[^/]+)\/thumbnail$/.exec(request.url ?? '')?.groups?.['name'] ?? '';
    asked.push(name);
    if (upload.state === 'SILENT') return;
    const content = thumbnails.get(name)?.toString('base64');
    const [status, body] =
      upload.state === 'DOWN'
        ? [503, { statusCode: 503, message: 'SERVICE_UNAVAILABLE' }]
        : content === undefined
          ? [404, { statusCode: 404, message: 'FILE_NOT_FOUND' }]
          : [200, { contentType: name.endsWith('.png') ? 'image/png' : 'image/jpeg', content }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upload: FakeUpload = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    thumbnails,
    asked,
    state: 'UP',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upload;
}
