import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvironmentError } from '@gvg/service-kit/environment';
import type { RunningService } from '@gvg/service-kit/service';
import { startStorefront } from './start-storefront.ts';
import { sampleApi } from './warm-up/sample-api.ts';

const release = { name: 'mf-storefront', version: 'aaaaaaaaaaaa', entry: 'remoteEntry.js', preloads: {}, integrity: {}, routes: [], widgets: [], fragments: true };

let folder: string;
let api: Server;
let requests: IncomingMessage[];
let respond: RequestListener;
let storefront: RunningService;

/** Responds with the warm-up samples over HTTP. */
const respondWithSamples: RequestListener = (request, response) => {
  sampleApi.read(request.url ?? '').then(
    (data) => response.setHeader('content-type', 'application/json').end(JSON.stringify(data)),
    () => response.writeHead(404).end('{"message":"NOT_FOUND"}'),
  );
};

const source = () => ({
  ENVIRONMENT: 'DEVELOPMENT',
  PORT: '0',
  LOG_LEVEL: 'silent',
  API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  PUBLIC_ORIGIN: 'https://shop.example',
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'storefront-server-'));
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  api = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  storefront = await startStorefront(source(), folder);
});
beforeEach(() => {
  requests = [];
  respond = respondWithSamples;
});
afterAll(async () => {
  await storefront.stop();
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${storefront.port}${address}`, { headers });

describe('startStorefront', () => {
  it('returns the rendering release in fragments and forwards language, request id and trace to the API', async () => {
    const fragment = await get('/fragment?path=%2Fen&locale=en', { 'x-request-id': 'request-of-the-test' });
    expect(await fragment.json()).toMatchObject({ status: 200, build: release.version, state: { locale: 'en' } });
    expect(requests.length).toBeGreaterThan(0);
    for (const { headers } of requests) expect(headers).toMatchObject({ 'x-request-id': 'request-of-the-test', 'accept-language': 'en', traceparent: expect.stringMatching(/^00-/) });
  });

  it('responds 503 within 4 s when the API does not respond', async () => {
    respond = () => undefined;
    const startedAt = performance.now();
    expect((await get('/fragment?path=%2F&locale=vi')).status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  it('reports the API state but stays ready without it', async () => {
    respond = (_request, response) => response.writeHead(503).end();
    const response = await get('/health/ready');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ready: true, dependencies: { api: { ready: false, required: false } } });
  });

  it('labels metrics with routes instead of URLs', async () => {
    await get('/fragment?path=%2F&locale=vi');
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toContain('route="/fragment"');
    expect(metrics).not.toContain('path=');
  });

  it('rejects an invalid environment and a missing build', async () => {
    await expect(startStorefront({ ...source(), API_URL: 'nowhere', PUBLIC_ORIGIN: '' }, folder)).rejects.toThrow(EnvironmentError);
    await expect(startStorefront(source(), path.join(folder, 'nothing'))).rejects.toThrow('release.json');
  });
});
