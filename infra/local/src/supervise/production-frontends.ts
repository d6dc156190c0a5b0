import path from 'node:path';
import { remotesOf } from '../site.ts';
import type { SiteEntry } from '../site.ts';
import { withLock } from '../state/lock.ts';
import { buildFrontends, buildLock } from './build-frontends.ts';
import { deployRemote } from './deploy-remote.ts';
import type { Frontends } from './frontends.ts';
import { copyBuilds, removeCopies, runningCopy } from './running-copy.ts';

/** Production builds of `entries`; each build of a remote is a separate release. */
export function productionFrontends(entries: readonly SiteEntry[], logs: string, signal: AbortSignal): Frontends {
  return {
    built: withLock(
      buildLock,
      () => {},
      signal,
      async () => {
        const text = await buildFrontends(entries, logs, signal);
        copyBuilds(entries);
        return text;
      },
    ),
    script: (entry) => path.join(runningCopy(entry), 'server/main.js'),
    environment: () => ({}),
    deploy: (addresses) => {
      for (const entry of remotesOf(entries)) {
        const deployment = {
          registryFile: addresses.registryFile,
          releasesFolder: addresses.releasesFolder(entry.name),
          fragmentUrl: addresses.url(entry.name),
        };
        deployRemote(path.join(runningCopy(entry), 'client'), deployment);
      }
    },
    stop: () => Promise.resolve(removeCopies(entries)),
  };
}
