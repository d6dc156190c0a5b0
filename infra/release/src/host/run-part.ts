import { readFileSync } from 'node:fs';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { readPublicKeys } from '../signing/signed-document.ts';
import { FolderStore } from '../store/folder-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { StoreLocation } from '../store/store-location.ts';
import { PartHost } from './part-host.ts';
import { partSettingsSchema, partSettingsVariable } from './part-settings.ts';

/** The client of a bucket takes more memory than the rest of a host: only one that has a bucket loads it. */
async function open(location: StoreLocation): Promise<ReleaseStore> {
  if (location.kind === 'folder') return new FolderStore(location.path);
  const { openStore } = await import('../store/open-store.ts');
  return openStore(location, '/');
}

// For the host alone: compiled sources of its own, without which it takes half as much again. Releases come and go.
delete process.env['NODE_COMPILE_CACHE'];

const settings = partSettingsSchema.parse(JSON.parse(process.env[partSettingsVariable] ?? ''));
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());

const host = new PartHost({
  settings,
  store: await open(settings.store),
  publicKeys: () => readPublicKeys(readFileSync(settings.publicKeysFile, 'utf8')),
  logger: createLogger({ name: `${settings.process} host`, level: 'info' }),
});
await host.run(stopping.signal);
process.exit(0);
