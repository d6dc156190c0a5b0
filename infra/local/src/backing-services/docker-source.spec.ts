import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dockerSource } from './docker-source.ts';
import { sourceContext } from './source-context.fixtures.ts';

const originalPath = process.env.PATH;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docker-'));
  process.env.PATH = `${folder}${path.delimiter}${originalPath}`;
});
afterEach(() => {
  process.env.PATH = originalPath;
  rmSync(folder, { recursive: true });
});

/** A docker that records its calls and ends with the script `lines`; a real engine is not available everywhere. */
function installFakeDocker(lines: string): void {
  const file = path.join(folder, 'docker');
  writeFileSync(file, `#!/bin/sh\necho "$CACHE_PORT $CACHE_PASSWORD $*" >> ${folder}/calls\n${lines}\n`);
  chmodSync(file, 0o755);
}

const context = () => sourceContext(folder);

it('is unavailable when no Docker engine responds', async () => {
  installFakeDocker('exit 1');
  await expect(dockerSource.unavailableReason('cache', context())).resolves.toBe('no Docker engine responds');
});

it('is unavailable without the compose plugin', async () => {
  installFakeDocker('[ "$1" = info ]');
  await expect(dockerSource.unavailableReason('cache', context())).resolves.toBe('Docker lacks its compose plugin');
});

it('starts one service of docker-compose.yml on a free port, in a project per data folder, and stops it', async () => {
  installFakeDocker('exit 0');
  const service = await dockerSource.open('cache', context());
  const port = new URL(service.url).port;
  await service.stop?.();
  const [up, stop] = readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');
  expect(up).toMatch(
    new RegExp(
      `^${port} cache-password compose --file .*docker-compose.yml --project-name gvg-[0-9a-f]{8} up --detach --wait cache$`,
    ),
  );
  expect(stop).toMatch(/ stop cache$/);
});

it('addresses MongoDB with the user and password that its health check makes', async () => {
  installFakeDocker(`[ "$DOCUMENTS_USER $DOCUMENTS_PASSWORD" = 'gvg documents-password' ]`);
  const service = await dockerSource.open('documents', context());
  expect(new URL(service.url)).toMatchObject({ username: 'gvg', password: 'documents-password' });
});

it('sets the password of RabbitMQ’s user through stdin, also on existing data', async () => {
  installFakeDocker(`case "$*" in *change_password*) cat >> ${folder}/password;; esac`);
  const service = await dockerSource.open('events', context());
  expect(new URL(service.url)).toMatchObject({ username: 'gvg', password: 'events-password' });
  expect(readFileSync(path.join(folder, 'calls'), 'utf8')).toMatch(/ exec -T events rabbitmqctl change_password gvg\n/);
  expect(readFileSync(path.join(folder, 'password'), 'utf8')).toBe('events-password\n');
});

it('rejects with the last line of output when a service does not start', async () => {
  installFakeDocker('echo "pulling"; echo "no such image"; exit 1');
  await expect(dockerSource.open('cache', context())).rejects.toThrow(
    'docker compose could not start cache: no such image',
  );
});
