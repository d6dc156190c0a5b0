import { readFileSync } from 'node:fs';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { PartHost } from '../host/part-host.ts';
import type { PartSettings } from '../host/part-settings.ts';
import { readPublicKeys } from '../signing/signed-document.ts';
import { FolderStore } from '../store/folder-store.ts';

/** Options of a test for a host that runs in its own process, so that it can be killed. */
export interface HostProcessOptions {
  settings: PartSettings;
  storeFolder: string;
  publicKeysFile: string;
}

const { settings, storeFolder, publicKeysFile } = JSON.parse(process.argv[2] ?? '') as HostProcessOptions;
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
const host = new PartHost({
  settings,
  store: new FolderStore(storeFolder),
  publicKeys: () => readPublicKeys(readFileSync(publicKeysFile, 'utf8')),
  logger: createLogger({ name: `${settings.part} releases`, level: 'info', file: settings.logFile }),
});
await host.run(stopping.signal);
process.exit(0);
