import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathSource } from './path-source.ts';
import { sourceContext } from './source-context.fixtures.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'path-'));
  createProgram('bin/epmd');
});
afterEach(() => rmSync(folder, { recursive: true }));

function createProgram(name: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
  return file;
}

/** Installed as upstream and Debian do: PATH holds a symlink into a versioned folder. */
function installRabbit(version: string): void {
  symlinkSync(
    createProgram(`lib/rabbitmq_server-${version}/sbin/rabbitmq-server`),
    path.join(folder, 'bin/rabbitmq-server'),
  );
}

const context = () => sourceContext(folder, { PATH: path.join(folder, 'bin') });

it('rejects a RabbitMQ without quorum queues and names both versions', async () => {
  installRabbit('3.7.28');
  await expect(pathSource.unavailableReason('events', context())).resolves.toBe(
    'the rabbitmq-server on PATH is 3.7, and quorum queues need 3.8',
  );
});

it.each(['3.8.0', '3.13.7', '4.1.2', '10.0.0'])('accepts RabbitMQ %s', async (version) => {
  installRabbit(version);
  await expect(pathSource.unavailableReason('events', context())).resolves.toBeUndefined();
});

it('accepts a redis-server on PATH', async () => {
  createProgram('bin/redis-server');
  await expect(pathSource.unavailableReason('cache', context())).resolves.toBeUndefined();
});
