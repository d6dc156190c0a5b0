import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureDebianRoot } from '../root/debian-root.ts';
import { cacheFolder } from '../state/paths.ts';
import { debianSource } from './debian-source.ts';
import { probeRabbit } from './probes.ts';
import { sourceContext } from './source-context.fixtures.ts';
import type { Source } from './source.ts';
import { startBackingService } from './start-backing-service.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gvg-rabbit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The broker as it was started before it had its own user. */
const earlierSource: Source = {
  ...debianSource,
  open: async (name, context) => {
    const service = await debianSource.open(name, context);
    const { port } = new URL(service.url);
    const url = `amqp://guest:guest@127.0.0.1:${port}`;
    const data = path.join(context.dataFolder, 'rabbitmq/data');
    writeFileSync(path.join(data, 'rabbitmq.conf'), `listeners.tcp.1 = 127.0.0.1:${port}\n`);
    rmSync(path.join(data, 'definitions.json'));
    const servers = service.servers.map((server) =>
      server.name === 'rabbitmq' ? { ...server, probe: async () => void (await probeRabbit(url)) } : server,
    );
    return { ...service, url, servers, describe: () => probeRabbit(url) };
  },
};

it('takes over a broker’s data of an earlier version and locks out its default user', async () => {
  const context = {
    ...sourceContext(folder),
    debianRoot: () => ensureDebianRoot(cacheFolder(), () => {}, new AbortController().signal),
  };
  const start = (source: Source) => startBackingService('events', { source, context }, folder, () => {});

  const earlier = await start(earlierSource);
  await earlier.stop();
  const current = await start(debianSource);
  try {
    const { port } = new URL(current.service.url);
    await expect(probeRabbit(`amqp://guest:guest@127.0.0.1:${port}`)).rejects.toThrow(/ACCESS_REFUSED/);
    await expect(probeRabbit(current.service.url)).resolves.toMatch(/^\d/);
  } finally {
    await current.stop();
  }
}, 180_000);
