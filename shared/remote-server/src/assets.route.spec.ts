import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { assetsRoute } from './assets.route.ts';
import { startTestServer } from './testing/start-test-server.ts';
import type { TestServer } from './testing/start-test-server.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'remote-assets-'));
  const clientFolder = path.join(folder, 'client');
  const releasesFolder = path.join(folder, 'releases');
  mkdirSync(clientFolder);
  mkdirSync(path.join(releasesFolder, 'aaaaaaaaaaaa'), { recursive: true });
  writeFileSync(path.join(clientFolder, 'main.1.js'), 'now');
  writeFileSync(path.join(clientFolder, 'main.1.js.br'), brotliCompressSync('now'));
  writeFileSync(path.join(releasesFolder, 'aaaaaaaaaaaa', 'main.0.js'), 'before');
  writeFileSync(path.join(folder, 'secret.js'), 'secret');
  server = await startTestServer((routes) =>
    assetsRoute(routes, { release: { name: 'mf-sample', version: 'bbbbbbbbbbbb' }, clientFolder, releasesFolder }),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (file: string) =>
  fetch(`${server.url}/remotes/mf-sample/${file}`, { headers: { 'accept-encoding': 'br' } });

describe('assetsRoute', () => {
  it('serves files of this release precompressed and immutable', async () => {
    const response = await get('bbbbbbbbbbbb/main.1.js');
    expect(await response.text()).toBe('now');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.has('etag')).toBe(false);
  });

  it('serves files of an earlier release', async () => {
    expect(await (await get('aaaaaaaaaaaa/main.0.js')).text()).toBe('before');
  });

  it.each([
    'bbbbbbbbbbbb/main.2.js',
    'cccccccccccc/main.1.js',
    '../secret.js',
    'bbbbbbbbbbbb/%2e%2e%2f%2e%2e%2fsecret.js',
    '..%2f/secret.js',
    '%2e%2e/secret.js',
  ])('responds 404 to %s', async (file) => {
    const response = await get(file);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
