import { ensureDebianRoot } from '../root/debian-root.ts';
import { cacheFolder } from '../state/paths.ts';
import { ensurePasswords } from './credentials.ts';
import { debianSource } from './debian-source.ts';
import { startBackingService } from './start-backing-service.ts';
import type { RunningBackingService } from './start-backing-service.ts';

/** Starts DocumentDB and its adapter from the private Debian root, with data and logs in `folder`, for tests and benchmarks that need an exclusive engine. */
export function startPrivateDocuments(folder: string): Promise<RunningBackingService> {
  const { signal } = new AbortController();
  const ignore = () => {};
  const context = {
    environment: process.env,
    dataFolder: folder,
    cacheFolder: cacheFolder(),
    strictDocuments: false,
    passwords: ensurePasswords(folder),
    onProgress: ignore,
    signal,
    debianRoot: () => ensureDebianRoot(cacheFolder(), ignore, signal),
  };
  return startBackingService('documents', { source: debianSource, context }, folder, ignore);
}
