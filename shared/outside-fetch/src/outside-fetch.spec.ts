import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createOutsideFetch } from './outside-fetch.ts';
import type { OutsideFetch } from './outside-fetch.ts';
import type { OutsideFetchError } from './outside-fetch.error.ts';

const publicAddress = '93.184.216.34';

describe('createOutsideFetch', () => {
  let server: Server;
  let respond: RequestListener;
  let dialed: { address: string; port: number }[];
  let hosts: Record<string, string[][]>;
  let fetchOutside: OutsideFetch;

  beforeAll(async () => {
    server = createServer((request, response) => {
      respond(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  beforeEach(() => {
    dialed = [];
    hosts = { 'shop.example': [[publicAddress]] };
    respond = (_, response) => response.end('content');
    fetchOutside = createOutsideFetch({
      // Returns the answers of a name in turn, and then the last one repeatedly.
      resolve: async (hostname) => {
        const answers = hosts[hostname] ?? [[]];
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      },
      dial: (address, port) => {
        dialed.push({ address, port });
        return connect((server.address() as AddressInfo).port, '127.0.0.1');
      },
    });
  });

  const reasonOf = async (url: string, options: { maxBytes?: number; timeoutMs?: number; compressed?: true } = {}) => {
    const error = await fetchOutside(url, { maxBytes: 1_000, ...options }).then(
      () => undefined,
      (thrown: unknown) => thrown as OutsideFetchError,
    );
    expect(error?.message ?? '').not.toMatch(/\d+\.\d+\.\d+\.\d+/);
    return error?.reason;
  };

  it('returns body, type and final URL of a public resource, connecting to the checked address', async () => {
    respond = (request, response) => {
      response.setHeader('content-type', 'text/plain').end(`${request.headers.host} ${request.url}`);
    };
    const resource = await fetchOutside('http://shop.example/a?b=1', { maxBytes: 1_000 });
    expect(resource).toEqual({
      url: 'http://shop.example/a?b=1',
      contentType: 'text/plain',
      body: Buffer.from('shop.example /a?b=1'),
    });
    expect(dialed).toEqual([{ address: publicAddress, port: 80 }]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'https://10.0.0.1/',
    'ftp://shop.example/a.jpg',
    'file:///etc/passwd',
    'http://shop.example:8080/',
    'https://shop.example:80/',
    'http://user:secret@shop.example/',
    'gopher://shop.example/',
    'no link at all',
  ])('rejects %s without a connection', async (url) => {
    expect(await reasonOf(url)).toBe('REFUSED');
    expect(dialed).toEqual([]);
  });

  it('rejects a name with one internal address among public ones', async () => {
    hosts['shop.example'] = [[publicAddress, '192.168.0.1']];
    expect(await reasonOf('http://shop.example/')).toBe('REFUSED');
    expect(dialed).toEqual([]);
  });

  it('connects to the checked address even if the name changes meanwhile', async () => {
    hosts['shop.example'] = [[publicAddress], ['127.0.0.1']];
    await fetchOutside('http://shop.example/', { maxBytes: 1_000 });
    expect(dialed).toEqual([{ address: publicAddress, port: 80 }]);
  });

  it('checks a name again at each redirect', async () => {
    hosts['shop.example'] = [[publicAddress], ['127.0.0.1']];
    respond = (_, response) => response.writeHead(302, { location: '/again', connection: 'close' }).end();
    expect(await reasonOf('http://shop.example/')).toBe('REFUSED');
    expect(dialed).toHaveLength(1);
  });

  it.each([
    'http://127.0.0.1/',
    'http://inside.example/',
    'file:///etc/passwd',
    '//[::1]/',
    'http://shop.example:9200/',
  ])('rejects a redirect to %s', async (location) => {
    hosts['inside.example'] = [['10.1.2.3']];
    respond = (_, response) => response.writeHead(301, { location }).end();
    expect(await reasonOf('http://shop.example/')).toBe('REFUSED');
  });

  it('follows at most five redirects', async () => {
    respond = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    };
    await expect(fetchOutside('http://shop.example/5', { maxBytes: 100 })).resolves.toMatchObject({
      url: 'http://shop.example/0',
      body: Buffer.from('there'),
    });
    expect(await reasonOf('http://shop.example/6')).toBe('NOT_FOUND');
  });

  it('rejects a body above the limit, announced or endless', async () => {
    respond = (_, response) => response.writeHead(200, { 'content-length': 1_001 }).end(Buffer.alloc(1_001));
    expect(await reasonOf('http://shop.example/')).toBe('TOO_LARGE');
    respond = (_, response) => {
      const send = () => void response.write(Buffer.alloc(400), (error) => !error && setImmediate(send));
      send();
    };
    expect(await reasonOf('http://shop.example/')).toBe('TOO_LARGE');
  });

  it('rejects compressed bodies, which could expand without limit', async () => {
    respond = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000)));
    expect(await reasonOf('http://shop.example/', { maxBytes: 10_000 })).toBe('NOT_READABLE');
  });

  describe('with compressed bodies', () => {
    const encoded = (encoding: string, body: Buffer) => {
      respond = (_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body);
    };

    it.each([
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
      ['identity', (body: Buffer) => body],
    ] as const)('expands %s', async (encoding, compress) => {
      encoded(encoding, compress(Buffer.from('content')));
      expect((await fetchOutside('http://shop.example/', { maxBytes: 1_000, compressed: true })).body.toString()).toBe(
        'content',
      );
    });

    it('limits the expanded size of a body', async () => {
      encoded('gzip', gzipSync(Buffer.alloc(50_000_000)));
      expect(await reasonOf('http://shop.example/', { maxBytes: 100_000, compressed: true })).toBe('TOO_LARGE');
    });

    it.each([
      ['gzip', Buffer.from('no gzip')],
      ['gzip', gzipSync(Buffer.from('content')).subarray(0, 12)],
      ['zstd', Buffer.from('content')],
      ['gzip, gzip', gzipSync(gzipSync(Buffer.from('content')))],
    ])('rejects a broken or unsupported %s', async (encoding, body) => {
      encoded(encoding, body);
      expect(await reasonOf('http://shop.example/', { compressed: true })).toBe('NOT_READABLE');
    });

    it('times out on an endless compressed body', async () => {
      respond = (_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync(Buffer.from('content')).subarray(0, 12));
      expect(await reasonOf('http://shop.example/', { timeoutMs: 200, compressed: true })).toBe('TIMED_OUT');
    });
  });

  it('times out on a server that sends no head, or no end of its body', async () => {
    respond = () => undefined;
    expect(await reasonOf('http://shop.example/', { timeoutMs: 200 })).toBe('TIMED_OUT');
    respond = (_, response) => {
      response.write('begin');
    };
    expect(await reasonOf('http://shop.example/', { timeoutMs: 200 })).toBe('TIMED_OUT');
  });

  it('times out on a resolver that does not respond', async () => {
    fetchOutside = createOutsideFetch({ resolve: () => new Promise(() => undefined) });
    expect(await reasonOf('http://shop.example/', { timeoutMs: 100 })).toBe('TIMED_OUT');
  });

  it.each([
    [404, 'NOT_FOUND'],
    [204, 'NOT_FOUND'],
    [429, 'NOT_FOUND'],
    [500, 'SERVER_ERROR'],
    [503, 'SERVER_ERROR'],
  ])('rejects status %d with %s', async (status, reason) => {
    respond = (_, response) => response.writeHead(status).end();
    expect(await reasonOf('http://shop.example/')).toBe(reason);
  });

  it('rejects with UNREACHABLE for a name without address and for a broken connection', async () => {
    expect(await reasonOf('http://nowhere.example/')).toBe('UNREACHABLE');
    respond = (request) => request.socket.destroy();
    expect(await reasonOf('http://shop.example/')).toBe('UNREACHABLE');
  });
});
