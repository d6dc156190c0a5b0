import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { respondToErrors } from '@gvg/service-kit/http/error-handler';
import { buildFiles } from './build-files.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-files-'));
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  write('client/page.2.js', 'now');
  write('releases/aaaaaaaaaaaa/page.1.js', 'before');
  write('secret.js', 'secret');
  const app = express();
  app.get('/shell/*file', buildFiles(path.join(folder, 'client'), path.join(folder, 'releases')));
  app.use(respondToErrors(createLogger({ name: 'test', level: 'silent' })));
  server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (file: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/shell/${file}`);

test('serves the files of this build, and those of earlier builds to pages opened with them', async () => {
  expect(await (await get('page.2.js')).text()).toBe('now');
  const earlier = await get('page.1.js');
  expect(await earlier.text()).toBe('before');
  expect(earlier.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['page.3.js', '..%2fsecret.js', '%2e%2e%2f%2e%2e%2fsecret.js', 'aaaaaaaaaaaa/page.1.js'])(
  'responds 404 to %s',
  async (file) => {
    expect((await get(file)).status).toBe(404);
  },
);
