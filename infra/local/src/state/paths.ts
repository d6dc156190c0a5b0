import { homedir } from 'node:os';
import path from 'node:path';

/** Root folder of this clone. */
export const repository = path.resolve(import.meta.dirname, '../../../..');

/** Data that this clone persists between starts. `GVG_DATA_DIR` overrides the folder. */
export const dataFolder = path.resolve(repository, process.env.GVG_DATA_DIR ?? '.data');

/** Shared by all clones of one user: `$GVG_CACHE_DIR`, else this project's folder in the user's cache. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment.GVG_CACHE_DIR) return path.resolve(environment.GVG_CACHE_DIR);
  // The XDG rule: a relative value is invalid and ignored.
  const base =
    environment.XDG_CACHE_HOME && path.isAbsolute(environment.XDG_CACHE_HOME)
      ? environment.XDG_CACHE_HOME
      : path.join(homedir(), '.cache');
  return path.join(base, 'goods-viet-goods');
}
