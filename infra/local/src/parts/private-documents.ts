import { ensureDebianRoot } from '../root/debian-root.ts';
import { cacheFolder } from '../state/paths.ts';
import { debianSource } from './debian-source.ts';
import { startPart } from './running-parts.ts';
import type { RunningPart } from './running-parts.ts';

/** DocumentDB and its adapter out of the private Debian root, on data and logs in `folder`: for whoever must kill or measure an engine of their own. */
export function startPrivateDocuments(folder: string): Promise<RunningPart> {
  const { signal } = new AbortController();
  const nothing = () => {};
  const context = {
    environment: process.env,
    dataFolder: folder,
    cacheFolder: cacheFolder(),
    strictDocuments: false,
    report: nothing,
    signal,
    debianRoot: () => ensureDebianRoot(cacheFolder(), nothing, signal),
  };
  return startPart('documents', { source: debianSource, context }, folder, nothing);
}
