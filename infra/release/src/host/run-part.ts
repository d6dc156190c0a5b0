import { readFileSync } from 'node:fs';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { readPublicKeys } from '../signing/signed-document.ts';
import { FolderStore } from '../store/folder-store.ts';
import { PartHost } from './part-host.ts';
import { partSettingsSchema, partSettingsVariable } from './part-settings.ts';

const settings = partSettingsSchema.parse(JSON.parse(process.env[partSettingsVariable] ?? ''));
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());

const host = new PartHost({
  settings,
  store: new FolderStore(settings.store),
  publicKeys: () => readPublicKeys(readFileSync(settings.publicKeysFile, 'utf8')),
  logger: createLogger({ name: `${settings.process} host`, level: 'info' }),
});
await host.run(stopping.signal);
process.exit(0);
