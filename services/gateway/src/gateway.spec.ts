import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { turns } from '@gvg/testing/turns';
import { echo, startFakeUpstream } from './testing/fake-upstream.ts';
import { get } from './testing/plain-get.ts';
import type { TestGateway } from './testing/start-test-gateway.ts';
import { startTestGateway } from './testing/start-test-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const json = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${gateway.url}${path}`, init);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown> & { headers: Record<string, string> },
  };
};

/** Sends raw bytes that a client library would reject. */
async function raw(message: string): Promise<string> {
  const socket = connect(gateway.port, '127.0.0.1');
  socket.end(message);
  return text(socket);
}

describe('routing', () => {
  test.each([
    ['/v1/products?name=banh', 'catalogue'],
    ['/v1/product-categories/x', 'catalogue'],
    ['/v1/auth/jwks', 'identity'],
    ['/v1/file-manager/files/a.jpg', 'upload'],
    ['/remotes/mf-storefront/1/remote.js', 'storefront'],
    ['/sitemap.xml?part=2', 'storefront'],
    ['/', 'shell'],
    ['/en/search?keyword=banh&page=2', 'shell'],
    ['/robots.txt?x=1', 'shell'],
    ['/v1%2Fproducts', 'shell'],
  ] as const)('routes %s to %s', async (path, name) => {
    const { body } = await json(path);
    expect(body).toMatchObject({ method: 'GET', url: path });
    expect(gateway[name].lastRequest?.url).toBe(path);
  });

  test.each([
    '/v1/nothing',
    '/v1/productsx',
    '/v1',
    '/remotes/mf-unknown/a.js',
    '/remotes/mf-storefront',
    '/metrics',
    '/health/releases',
  ])('responds NOT_FOUND to %s without contacting an upstream', async (path) => {
    expect(await json(path)).toMatchObject({
      status: 404,
      body: { statusCode: 404, message: 'NOT_FOUND', requestId: expect.any(String) },
    });
  });

  test.each([
    '//a/search',
    '/\\a',
    '/Metrics',
    '/%6Detrics',
    '/metrics/',
    '/metrics',
    '/metrics/site',
    '/HEALTH/ready',
    '/health//site',
    '/health/',
  ])('responds NOT_FOUND to %s without contacting an upstream', async (path) => {
    const before = gateway.shell.requestCount;
    expect(await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 404 /);
    expect(gateway.shell.requestCount).toBe(before);
  });

  test('responds NOT_FOUND to unsupported methods', async () => {
    expect(await raw('TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 404 /);
  });
});

describe('forwarding', () => {
  test('forwards method, body and headers with the client origin, without hop-by-hop and internal headers', async () => {
    const { body, headers, status } = await json('/v1/products?a=1&a=2', {
      method: 'POST',
      body: '{"x":1}',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer t',
        cookie: 'a=b',
        'x-forwarded-for': '9.9.9.9',
        'x-internal-secret': 'guess',
        'x-request-id': 'id-of-the-client',
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ method: 'POST', url: '/v1/products?a=1&a=2', body: '{"x":1}' });
    expect(body.headers).toMatchObject({
      authorization: 'Bearer t',
      cookie: 'a=b',
      'content-length': '7',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(body.headers['x-forwarded-host']).toBe(new URL(gateway.url).host);
    expect(body.headers['traceparent']).toMatch(/^00-(?!a{32})[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(Object.keys(body.headers)).not.toContain('x-internal-secret');
    expect(headers.get('etag')).toBe('"1"');
    const requestId = headers.get('x-request-id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.headers['x-request-id']).toBe(requestId);
    expect(headers.get('x-hop')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('streams a response before it is complete', async () => {
    const finish = Promise.withResolvers<void>();
    gateway.shell.handler = (_request, response) => {
      response.write('<head>');
      void finish.promise.then(() => response.end('<body>'));
    };
    const reader = (await fetch(`${gateway.url}/shell/start.js`)).body!.getReader();
    const first = await reader.read();
    expect(Buffer.from(first.value!).toString()).toBe('<head>');
    finish.resolve();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('<body>');
  });

  test('delivers a large response completely to a slow reader', async () => {
    const bytes = randomBytes(8 * 1024 * 1024);
    gateway.shell.handler = (_request, response) => response.end(bytes);
    const response = await fetch(`${gateway.url}/large`);
    const read: Uint8Array[] = [];
    for await (const chunk of response.body!) {
      read.push(chunk);
      await turns(1);
    }
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
  });

  test('streams an upload to the service before the client has sent all of it', async () => {
    const started = Promise.withResolvers<void>();
    gateway.upload.handler = (request, response) => {
      let length = 0;
      request.on('data', (chunk: Buffer) => {
        length += chunk.length;
        started.resolve();
      });
      request.on('end', () => response.end(JSON.stringify({ length })));
    };
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(70_000));
        await started.promise;
        controller.enqueue(new Uint8Array(30_000));
        controller.close();
      },
    });
    const response = await fetch(`${gateway.url}/v1/file-manager/upload`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toEqual({ length: 100_000 });
  });

  test('delivers an early rejection to a client that is still uploading', async () => {
    gateway.upload.handler = (_request, response) => {
      response.writeHead(413, { 'content-type': 'application/json' }).end('{"message":"FILE_TOO_LARGE"}');
    };
    const response = await fetch(`${gateway.url}/v1/file-manager/upload`, {
      method: 'POST',
      body: new Uint8Array(10 * 1024 * 1024),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ message: 'FILE_TOO_LARGE' });
  });

  test('aborts a request that no cache needs when its client disconnects', async () => {
    const ended = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    gateway.upload.handler = (_request, response) => {
      started.resolve();
      response.once('close', ended.resolve);
    };
    const controller = new AbortController();
    const aborted = fetch(`${gateway.url}/v1/file-manager/files/a.jpg`, { signal: controller.signal }).catch(
      (error: unknown) => error,
    );
    await started.promise;
    controller.abort();
    await aborted;
    await ended.promise;
  });
});

describe('body limits', () => {
  test('rejects a body by its declared length without contacting an upstream', async () => {
    const requestsBefore = gateway.catalogue.requestCount + gateway.upload.requestCount;
    expect(await json('/v1/products', { method: 'POST', body: new Uint8Array(1_100_000) })).toMatchObject({
      status: 413,
      body: { message: 'INVALID_PAYLOAD' },
    });
    expect(
      await json('/v1/file-manager/upload', { method: 'POST', body: new Uint8Array(12 * 1024 * 1024) }),
    ).toMatchObject({ status: 413, body: { message: 'FILE_TOO_LARGE' } });
    expect(gateway.catalogue.requestCount + gateway.upload.requestCount).toBe(requestsBefore);
  });

  test('cuts off a body of unknown length at the limit', async () => {
    gateway.catalogue.handler = (request) => request.resume();
    const body = ReadableStream.from(Array.from({ length: 20 }, () => new Uint8Array(200_000)));
    const response = await fetch(`${gateway.url}/v1/products`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ message: 'INVALID_PAYLOAD' });
  });

  test('streams a file that is a whole body, up to its own limit', async () => {
    const path = '/v1/products/imports?name=tet.csv';
    const received: number[] = [];
    gateway.catalogue.handler = (request, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => {
        received.push(bytes);
        response.writeHead(202, { 'content-type': 'application/json' }).end('{}');
      });
    };
    const megabytes = (count: number) =>
      ReadableStream.from(Array.from({ length: count }, () => new Uint8Array(1024 * 1024)));
    const send = (count: number) =>
      json(path, { method: 'POST', body: megabytes(count), duplex: 'half' } as RequestInit);
    expect(await send(15)).toMatchObject({ status: 202 });
    expect(received).toEqual([15 * 1024 * 1024]);
    const tooLarge = { status: 413, body: { message: 'IMPORT_FILE_TOO_LARGE' } };
    expect(await send(21)).toMatchObject(tooLarge);
    const declared = new Uint8Array(21 * 1024 * 1024);
    expect(await json(path, { method: 'POST', body: declared })).toMatchObject(tooLarge);
    expect(received).toHaveLength(1);
  });

  test('rejects two content lengths, and a content length with chunked encoding', async () => {
    const requestsBefore = gateway.catalogue.requestCount;
    expect(
      await raw('POST /v1/products HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello'),
    ).toMatch(/^HTTP\/1.1 400 /);
    expect(
      await raw(
        'POST /v1/products HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1.1 400 /);
    expect(gateway.catalogue.requestCount).toBe(requestsBefore);
  });
});

describe('unavailable upstreams', () => {
  test('responds SERVICE_UNAVAILABLE while a service is down and recovers as soon as it is back', async () => {
    const isolated = await startTestGateway();
    const port = Number(new URL(isolated.catalogue.url).port);
    await isolated.catalogue.close();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const response = await fetch(`${isolated.url}/v1/products`);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await response.json()).toMatchObject({ statusCode: 503, message: 'SERVICE_UNAVAILABLE' });
    }
    const restarted = await startFakeUpstream(undefined, port);
    expect((await fetch(`${isolated.url}/v1/products`)).status).toBe(200);
    await restarted.close();
    await isolated.close();
  });

  test('sends an error page in the path’s language first when the shell is down', async () => {
    const isolated = await startTestGateway();
    await isolated.shell.close();
    const response = await fetch(`${isolated.url}/en/search`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toMatch(/<html lang="en">.*The shop is away.*Cửa hàng đang tạm nghỉ/s);
    const style = /<style>(.*)<\/style>/s.exec(page)?.[1] as string;
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64');
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    await isolated.close();
  });

  test('responds BAD_GATEWAY to a connection lost before the headers and closes the connection after them', async () => {
    gateway.catalogue.handler = (request) => request.socket.destroy();
    expect(await json('/v1/products', { method: 'POST', body: '{}' })).toMatchObject({
      status: 502,
      body: { message: 'BAD_GATEWAY' },
    });
    gateway.shell.handler = (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half', () => response.destroy());
    };
    const response = await fetch(`${gateway.url}/shell/start.js`);
    await expect(response.text()).rejects.toThrow();
  });

  test('retries a read whose keep-alive connection was just closed, but never a write', async () => {
    let drops = 1;
    gateway.catalogue.handler = (request, response) => {
      if (drops > 0) {
        drops -= 1;
        request.socket.destroy();
      } else response.end('{"again":true}');
    };
    expect(await json('/v1/products')).toMatchObject({ status: 200, body: { again: true } });
    drops = 1;
    expect(await json('/v1/products', { method: 'POST', body: '{}' })).toMatchObject({ status: 502 });
  });
});

test.each([
  ['an error of the API', '/v1/nothing', 'application/json'],
  ['an error page', '/', 'text/html'],
  ['its health', '/health/live', 'application/json'],
])('sends its security headers with %s', async (_, path, accept) => {
  const isolated = await startTestGateway();
  await isolated.shell.close();
  const { headers } = await fetch(`${isolated.url}${path}`, { headers: { accept } });
  expect(
    Object.fromEntries(
      ['x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy', 'cache-control'].map((name) => [
        name,
        headers.get(name),
      ]),
    ),
  ).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
  await isolated.close();
});

describe('health and metrics', () => {
  test('reports readiness publicly and details only on the internal listener', async () => {
    const isolated = await startTestGateway();
    isolated.catalogue.handler = (_request, response) =>
      response.writeHead(503).end('{"ready":false,"dependencies":{"database":{"ready":false}}}');
    await isolated.identity.close();
    const publicHealth = await fetch(`${isolated.url}/health/site`);
    expect(publicHealth.status).toBe(503);
    expect(await publicHealth.json()).toMatchObject({
      ready: false,
      processes: {
        catalogue: { ready: false },
        identity: { ready: false },
        upload: { ready: true },
        shell: { ready: true },
        'mf-storefront': { ready: true },
      },
    });
    const internalHealth = (await (await fetch(`${isolated.internalUrl}/health/site`)).json()) as {
      processes: Record<string, unknown>;
    };
    expect(internalHealth.processes['catalogue']).toEqual({
      ready: false,
      report: { ready: false, dependencies: { database: { ready: false } } },
    });
    expect(await (await fetch(`${isolated.url}/health/ready`)).json()).toMatchObject({
      ready: true,
      dependencies: { redis: { ready: false, required: false } },
    });
    await isolated.close();
  });

  test('reports every address of an upstream, is ready with one of them, and labels their metrics', async () => {
    const [first, second, shell] = await Promise.all([startFakeUpstream(), startFakeUpstream(), startFakeUpstream()]);
    const respond: RequestListener = (request, response) => {
      if (request.url === '/metrics') response.end('# TYPE up gauge\nup 1\nhits{service="catalogue"} 2\n');
      else response.end('{}');
    };
    for (const server of [first, second, shell]) server.handler = respond;
    const services = publicEndpoints.map(({ service }) => [service, [shell.url]] as const);
    const upstreams = { ...Object.fromEntries(services), catalogue: [first.url, second.url], shell: [shell.url] };
    const isolated = await startTestGateway({ UPSTREAMS: JSON.stringify(upstreams) });
    const hosts = [first, second].map(({ url }) => new URL(url).host);
    const metrics = await (await fetch(`${isolated.internalUrl}/metrics/site`)).text();
    for (const host of hosts) expect(metrics).toContain(`up{instance="${host}"} 1\n`);
    for (const host of hosts) expect(metrics).toContain(`hits{instance="${host}",service="catalogue"} 2\n`);
    second.handler = (_request, response) => response.writeHead(503).end('{}');
    const health = await fetch(`${isolated.url}/health/site`);
    expect([health.status, await health.json()]).toMatchObject([
      200,
      { ready: true, processes: { 'catalogue-1': { ready: true }, 'catalogue-2': { ready: false } } },
    ]);
    await isolated.close();
    await Promise.all([first, second, shell].map((server) => server.close()));
  });

  test('is not ready while a service of the contracts has no address, and responds SERVICE_UNAVAILABLE to its calls', async () => {
    const isolated = await startTestGateway({ UPSTREAMS: '{}' });
    expect((await fetch(`${isolated.url}/v1/products`)).status).toBe(503);
    const health = await fetch(`${isolated.url}/health/site`);
    expect([health.status, await health.json()]).toMatchObject([
      503,
      { ready: false, processes: { catalogue: { ready: false } } },
    ]);
    await isolated.close();
  });

  test('serves merged metrics of all upstreams on the internal listener only', async () => {
    gateway.catalogue.handler = (_request, response) =>
      response.end(
        '# HELP http_request_duration_seconds x\n# TYPE http_request_duration_seconds histogram\nhttp_request_duration_seconds_count{service="catalogue"} 7\n',
      );
    await fetch(`${gateway.url}/v1/nothing`);
    const merged = await (await fetch(`${gateway.internalUrl}/metrics/site`)).text();
    expect(merged).toContain('http_request_duration_seconds_count{service="catalogue"} 7');
    expect(merged).toMatch(/http_request_duration_seconds_count\{[^}]*service="gateway"/);
    expect(merged.match(/# TYPE http_request_duration_seconds histogram/g)).toHaveLength(1);
    gateway.shell.handler = (_request, response) => response.writeHead(404).end('{}');
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  });
});

test.each(['/search', '/en/search'])(
  'redirects the form of %s to the address without its empty fields',
  async (path) => {
    const { status, headers } = await get(`${gateway.url}${path}?minPrice=&type=HEAVY&keyword=tra&category=`);
    expect([status, headers['location']]).toEqual([303, `${path}?keyword=tra&type=HEAVY`]);
  },
);

describe('an endpoint that a browser visits', () => {
  const visit = (path: string, headers: Record<string, string> = {}) =>
    get(`${gateway.url}${path}`, { accept: 'text/html,*/*', ...headers });

  test('redirects to the page of origin when its service dies', async () => {
    gateway.identity.handler = (request) => void request.socket.destroy();
    const begun = await visit('/v1/auth/google?redirect=%2Fen%2Fsearch%3Fkeyword%3Dtea');
    expect([begun.status, begun.headers['location']]).toEqual([302, '/en/search?keyword=tea#error=BAD_GATEWAY']);
    const ended = await visit('/v1/auth/google/callback?code=x', { cookie: 'VISIT_FROM=%2Fuser%2Fcart' });
    expect([ended.status, ended.headers['location']]).toEqual([302, '/user/cart#error=BAD_GATEWAY']);
    expect((await get(`${gateway.url}/v1/auth/google?redirect=%2F`)).status).toBe(502);
    expect((await visit('/v1/auth/methods')).status).toBe(502);
    gateway.identity.handler = echo;
  });
});
