import path from 'node:path';
import { remotes } from '../site.ts';
import { repository } from '../state/paths.ts';
import { buildSite } from './build-site.ts';
import { deployRemote } from './deploy-remote.ts';
import type { Pages } from './pages.ts';

/** Built once, for production; each build of a remote is a release of its own. */
export function builtPages(logs: string, signal: AbortSignal): Pages {
  return {
    built: buildSite(logs, signal),
    script: ({ folder }) => path.join(repository, folder, 'dist/server/main.js'),
    environment: () => ({}),
    deploy: (addresses) => {
      for (const { name, folder } of remotes) {
        const deployment = { registryFile: addresses.registryFile, releases: addresses.releases(name), fragmentUrl: addresses.url(name) };
        deployRemote(path.join(repository, folder, 'dist/client'), deployment);
      }
    },
    stop: () => Promise.resolve(),
  };
}
