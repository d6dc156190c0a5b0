import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fragment } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote, Registry } from '@gvg/contracts/composition/registry';
import { startService } from '@gvg/service-kit/lifecycle/service';
import { fontFiles } from '@gvg/ui/fonts';
import { shellService } from '../shell.service.ts';

interface FakeResponse {
  status?: number;
  body: unknown;
  /** Delays the response until it resolves. */
  after?: Promise<void>;
}

/** Starts a server that sends the responses of a test and records the requests. */
export async function startFakeUpstream(respond: (url: URL, headers: IncomingHttpHeaders) => FakeResponse) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://here');
    requests.push(url.pathname + url.search);
    const { status = 200, body, after } = respond(url, request.headers);
    const send = () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (after === undefined) send();
    else void after.then(send);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close };
}

export const publicRoutes = (...paths: string[]) => paths.map((path) => ({ path, layout: 'public' as const }));

export function remote(changes: Partial<RegisteredRemote> = {}): RegisteredRemote {
  return {
    name: 'mf-storefront',
    version: 'v1',
    assetsUrl: '/remotes/mf-storefront/v1/',
    pageContract: pageContractVersion,
    entryUrl: '/remotes/mf-storefront/v1/remoteEntry.js',
    preloads: { '*': ['application.js'], '/search': ['search.js'] },
    integrity: {},
    routes: publicRoutes('/', '/search', '/product/:slugId'),
    widgets: [],
    ...changes,
  };
}

/** Returns a rendered page as the server of a remote sends it. */
export function renderedFragment(changes: Partial<Extract<Fragment, { status: 200 }>> = {}): Fragment {
  return {
    contract: 1,
    status: 200,
    remote: 'mf-storefront',
    build: 'v1',
    route: '/',
    head: {
      title: 'Bánh tráng $& </title>',
      description: 'ngon',
      canonical: 'https://shop.example/',
      alternates: [
        { hreflang: 'vi', href: 'https://shop.example/' },
        { hreflang: 'en-US', href: 'https://shop.example/en' },
      ],
      og: [['og:title', 'Bánh tráng']],
      jsonld: [{ name: '</script>' }],
      preloads: [],
    },
    html: '<h1>Bánh tráng $1</h1>',
    css: { key: 'gvg', rules: [['abc', '.gvg-abc{color:red}']], globals: [] },
    state: { path: '/', locale: 'vi', data: { '/v1/x': { text: '</script><script>' } }, strings: {} },
    ...changes,
  };
}

/** Creates the build that documents refer to: the browser files in `client`, the inline scripts in `inline`. */
function createBuildFolder(): string {
  const buildFolder = mkdtempSync(path.join(tmpdir(), 'gvg-shell-'));
  const folder = path.join(buildFolder, 'client');
  const inlineFolder = path.join(buildFolder, 'inline');
  for (const created of [folder, inlineFolder]) mkdirSync(created);
  for (const name of ['color-scheme', 'early-input', 'staff-preloads'])
    writeFileSync(path.join(inlineFolder, `${name}.js`), `${name}();`);
  const names = [...fontFiles, 'icon.svg', 'icon-180.png', 'icon-512.png', 'favicon.ico', 'push-worker.js'];
  const chunks = {
    main: ['main.1.js'],
    react: ['react.1.js'],
    start: ['page.1.js'],
    'texts-vi': ['texts-vi.1.js'],
    'texts-en': ['texts-en.1.js'],
  };
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({ chunks, files: Object.fromEntries(names.map((name) => [name, name])) }),
  );
  writeFileSync(path.join(folder, 'favicon.ico'), 'icon');
  writeFileSync(path.join(folder, 'push-worker.js'), 'self.addEventListener("push", show);');
  writeFileSync(path.join(folder, 'main.1.js'), 'let it = "run";');
  return buildFolder;
}

const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** One render of each kind and language: each test starts its own server and does not need optimised code. */
const testWarmUpRounds = 2;

/** Starts the shell's server with a fake API and a registry that the test may change. */
export async function startTestShell({
  registry = [],
  api = () => ({ status: 503, body: {} }),
  version,
  expectedRemotes = '',
}: {
  registry?: Registry;
  /** Comma-separated names. */
  expectedRemotes?: string;
  api?: (url: URL, headers: IncomingHttpHeaders) => FakeResponse;
  /** Version of the release. */
  version?: string;
} = {}) {
  const folder = createBuildFolder();
  const registryFile = path.join(folder, 'registry.json');
  const deploy = (next: Registry) => writeFileSync(registryFile, JSON.stringify(next));
  deploy(registry);
  const catalogue = await startFakeUpstream(api);
  const environment = {
    ENVIRONMENT: 'STAGING',
    PORT: '0',
    LOG_LEVEL: 'silent',
    API_URL: catalogue.url,
    PUBLIC_ORIGIN: 'https://shop.example',
    REGISTRY_FILE: registryFile,
    EXPECTED_REMOTES: expectedRemotes,
    ...(version && { RELEASE_VERSION: version }),
  };
  const service = await startService(shellService(path.join(folder, 'client'), testWarmUpRounds), environment);
  return {
    deploy,
    registryFile,
    async get(address: string, headers: Record<string, string> = {}) {
      const response = await fetch(`http://127.0.0.1:${service.port}${address}`, {
        headers: { 'user-agent': browserUserAgent, ...headers },
        redirect: 'manual',
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async close() {
      await service.stop();
      await catalogue.close();
      rmSync(folder, { recursive: true });
    },
  };
}
