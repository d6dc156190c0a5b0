import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rotateLog } from '@gvg/local/process/log-rotation';
import { repository } from '@gvg/local/state/paths';
import type { FrontendHosts } from '@gvg/local/supervise/frontend-hosts';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { listParts, partNamed } from '../collect/parts.ts';
import { localKeysFolder, localReleasesFolder } from '../environment/local-folders.ts';
import { ensureLocalKeys, keysOf, publicKeyFile } from '../environment/part-keys.ts';
import { readPublicKeys } from '../signing/signed-document.ts';
import { FolderStore } from '../store/folder-store.ts';
import { PartHost } from './part-host.ts';
import { isHosted } from './part-settings.ts';
import { releaseBuilt } from './release-built.ts';

/**
 * Runs the shell and the remotes of the site of `npm start` from their releases, in this process. `npm run release`, `canary` and
 * `rollback` switch them while the site runs.
 */
export function openLocalHosts(dataFolder: string): FrontendHosts {
  const [storeFolder, keysFolder] = [localReleasesFolder(dataFolder), localKeysFolder(dataFolder)];
  mkdirSync(storeFolder, { recursive: true });
  const store = new FolderStore(storeFolder);
  ensureLocalKeys(
    keysFolder,
    listParts().map(({ name }) => name),
  );
  const hosted = listParts().filter(({ type }) => isHosted(type));
  forgetOthers(dataFolder, new Set(hosted.map(({ name }) => name)));
  const stopping = new AbortController();
  const running: Promise<void>[] = [];

  return {
    async release({ part }) {
      const keys = keysOf({ publicFolder: keysFolder, privateFolder: keysFolder }, part, {});
      await releaseBuilt(partNamed(part), { store, keys, dataFolder });
    },
    async run({ entry: { part, folder, nodeOptions }, onWaiting, ...settings }) {
      rotateLog(settings.logFile);
      const host = new PartHost({
        settings: {
          part,
          folder,
          nodeOptions,
          repository,
          versionsFolder: path.join(dataFolder, 'hosts', part),
          ...settings,
        },
        store,
        publicKeys: () => readPublicKeys(readFileSync(publicKeyFile(keysFolder, part), 'utf8')),
        logger: createLogger({ name: `${part} releases`, level: 'info', file: settings.logFile }),
        onWaiting,
      });
      running.push(host.run(stopping.signal));
      await host.started;
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/**
 * Removes versions of services, which run from the working tree, that were recorded by a command since the last start or ran in an earlier
 * start.
 */
function forgetOthers(dataFolder: string, hosted: ReadonlySet<string>): void {
  const inStore = ['parts', 'hosts', 'releases'].map((name) => path.join(localReleasesFolder(dataFolder), name));
  for (const folder of [...inStore, path.join(dataFolder, 'hosts')].filter(existsSync))
    for (const name of readdirSync(folder))
      if (!hosted.has(path.basename(name, '.json'))) rmSync(path.join(folder, name), { recursive: true });
}
