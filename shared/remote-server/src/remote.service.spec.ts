import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvironmentError } from '@gvg/service-kit/lifecycle/environment';
import { startService } from '@gvg/service-kit/lifecycle/service';
import type { RunningService } from '@gvg/service-kit/lifecycle/service';
import { z } from 'zod';
import { remoteEnvironment } from './remote-environment.ts';
import { remoteService } from './remote.service.ts';
import { sampleApi, sampleCountries, sampleRemote } from './testing/sample-remote.tsx';

const release = {
  name: 'mf-sample',
  version: 'aaaaaaaaaaaa',
  entry: 'remoteEntry.js',
  preloads: {},
  integrity: {},
  routes: [{ path: '/sample', layout: 'public' }],
  widgets: [],
  fragments: true,
};

let folder: string;
let api: Server;
let requests: IncomingMessage[];
let respond: RequestListener;
let remote: RunningService;

const respondWithSamples: RequestListener = (_request, response) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(sampleCountries));

const source = () => ({
  ENVIRONMENT: 'DEVELOPMENT',
  PORT: '0',
  LOG_LEVEL: 'silent',
  API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  PUBLIC_ORIGIN: 'https://shop.example',
});

/** The sample remote with its own variable and route. */
const sampleService = (clientFolder = folder, paths = ['/sample']) =>
  remoteService({
    definition: sampleRemote,
    clientFolder,
    environment: remoteEnvironment.extend({ GREETING: z.string().default('hello') }),
    routes: ({ app, environment, origin }) =>
      void app.get('/greeting', (_request, response) => void response.send(`${environment.GREETING} from ${origin}`)),
    warmUp: { api: sampleApi, paths },
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'remote-server-'));
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  api = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  remote = await startService(sampleService(), source());
});
beforeEach(() => {
  requests = [];
  respond = respondWithSamples;
});
afterAll(async () => {
  await remote.stop();
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${remote.port}${address}`, { headers });

describe('remoteService', () => {
  it('returns the rendering release in fragments and forwards language, request id and trace to the API', async () => {
    const fragment = await get('/fragment?path=%2Fen%2Fsample&locale=en', { 'x-request-id': 'request-of-the-test' });
    expect(await fragment.json()).toMatchObject({ status: 200, build: release.version, state: { locale: 'en' } });
    expect(requests.length).toBeGreaterThan(0);
    for (const { headers } of requests)
      expect(headers).toMatchObject({
        'x-request-id': 'request-of-the-test',
        'accept-language': 'en',
        traceparent: expect.stringMatching(/^00-/),
      });
  });

  it('reports the version that it was released as', async () => {
    const released = await startService(sampleService(), { ...source(), RELEASE_VERSION: '0123456789ab' });
    try {
      const fragment = await fetch(`http://127.0.0.1:${released.port}/fragment?path=%2Fen%2Fsample&locale=en`);
      expect(await fragment.json()).toMatchObject({ build: '0123456789ab' });
      const asset = await fetch(`http://127.0.0.1:${released.port}/remotes/mf-sample/0123456789ab/release.json`);
      expect(asset.status).toBe(200);
    } finally {
      await released.stop();
    }
  });

  it('responds 503 when the API never responds', async () => {
    respond = () => undefined;
    expect((await get('/fragment?path=%2Fsample&locale=vi')).status).toBe(503);
  });

  it('reports the API state but stays ready without it', async () => {
    respond = (_request, response) => response.writeHead(503).end();
    const response = await get('/health/ready');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      ready: true,
      dependencies: { api: { ready: false, required: false } },
    });
  });

  it('labels metrics with routes instead of URLs', async () => {
    await get('/fragment?path=%2Fsample&locale=vi');
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toContain('route="/fragment"');
    expect(metrics).not.toContain('path=');
  });

  it('rejects an invalid environment and a missing build', async () => {
    await expect(startService(sampleService(), { ...source(), API_URL: 'nowhere', PUBLIC_ORIGIN: '' })).rejects.toThrow(
      EnvironmentError,
    );
    await expect(startService(sampleService(path.join(folder, 'nothing')), source())).rejects.toThrow('release.json');
  });

  it('does not start if a page cannot be rendered from the samples', async () => {
    await expect(startService(sampleService(folder, ['/removed']), source())).rejects.toThrow(
      'The page /removed returned 404',
    );
  });

  it('serves its own routes with its own variables', async () => {
    expect(await (await get('/greeting')).text()).toBe('hello from https://shop.example');
  });

  it('serves the files of its build', async () => {
    const response = await get(`/remotes/mf-sample/${release.version}/release.json`);
    expect([response.status, await response.json()]).toEqual([200, release]);
  });
});
