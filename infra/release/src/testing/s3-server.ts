import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  endpoint: string;
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  objects: Map<string, Buffer>;
  close(): Promise<void>;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const pageSize = 100;

/**
 * Starts an in-memory server of the part of S3's protocol that a store uses, with conditional writes as documented by Amazon. The S3 server
 * of upload's tests ignores the conditions. Refuses anything else, so that no test passes because of something this server ignores.
 */
export async function startS3Server(): Promise<S3Server> {
  const bucket = 'releases';
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void answer(request, response, bucket, objects));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    objects,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  ownBucket: string,
  objects: Map<string, Buffer>,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://s3');
  const [, bucket = '', ...segments] = url.pathname.split('/').map(decodeURIComponent);
  const key = segments.join('/');
  const body = await buffer(request);
  const refuse = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  if (bucket !== ownBucket) return void refuse(404, 'NoSuchBucket');
  const stored = objects.get(key);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (request.method === 'GET' && key === '') return void response.end(listing(url.searchParams, objects));
  if (request.method === 'GET') {
    if (stored === undefined) return void refuse(404, 'NoSuchKey');
    return void response.writeHead(200, { etag: etagOf(stored), 'content-length': stored.length }).end(stored);
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (request.method !== 'PUT' || request.headers['content-encoding']?.includes('aws-chunked'))
    return void refuse(501, 'NotImplemented');
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') return void refuse(501, 'NotImplemented');
  if (ifNoneMatch === '*' && stored !== undefined) return void refuse(412, 'PreconditionFailed');
  if (ifMatch !== undefined && stored === undefined) return void refuse(404, 'NoSuchKey');
  if (ifMatch !== undefined && stored !== undefined && ifMatch !== etagOf(stored))
    return void refuse(412, 'PreconditionFailed');
  objects.set(key, body);
  response.writeHead(200, { etag: etagOf(body) }).end();
}

function listing(query: URLSearchParams, objects: Map<string, Buffer>): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted();
  const page = keys.slice(0, pageSize);
  const isTruncated = keys.length > pageSize;
  const next = isTruncated ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents}</ListBucketResult>`;
}
