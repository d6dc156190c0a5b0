import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

test('returns distinct ports below the range of ephemeral ports', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('returns the preferred port, or another one while that is in use', async () => {
  const preferred = await freePort();
  const server = createServer().listen(preferred, '127.0.0.1');
  await once(server, 'listening');
  expect(await freePort(preferred)).not.toBe(preferred);
  server.close();
});

test('returns other ports than another process whose servers do not listen yet', async () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'free-port.ts'));
  const script = `import { freePort } from ${module};
    const ports = []; for (let count = 0; count < 600; count += 1) ports.push(await freePort());
    console.log(JSON.stringify(ports));`;
  const TMPDIR = await mkdtemp(path.join(tmpdir(), 'gvg-free-port-'));
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TMPDIR },
    });
  const [one, other] = await Promise.all([run(), run()]);
  const ports = [one, other].flatMap(({ stdout }) => JSON.parse(stdout) as number[]);
  expect(new Set(ports).size).toBe(ports.length);
  await rm(TMPDIR, { recursive: true });
});
