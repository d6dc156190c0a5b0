import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureLocalKeys } from '../environment/part-keys.ts';
import type { KeySources } from '../environment/part-keys.ts';
import { FolderStore } from '../store/folder-store.ts';

/** An environment in its own folder, with the keys of its parts. */
export interface ReleaseEnvironment {
  name: string;
  store: FolderStore;
  storeFolder: string;
  keys: Required<KeySources>;
  /** Writes the environment file for the commands, with this public origin, and returns its path. */
  describe(publicUrl: string): string;
}

export function releaseEnvironmentIn(folder: string, parts: readonly string[]): ReleaseEnvironment {
  const name = 'shop';
  const [storeFolder, keysFolder] = [path.join(folder, 'store'), path.join(folder, 'keys')];
  mkdirSync(storeFolder, { recursive: true });
  ensureLocalKeys(keysFolder, parts);
  return {
    name,
    store: new FolderStore(storeFolder),
    storeFolder,
    keys: { publicFolder: keysFolder, privateFolder: keysFolder },
    describe(publicUrl) {
      const file = path.join(folder, `${name}.json`);
      const store = { kind: 'folder', path: storeFolder };
      writeFileSync(file, JSON.stringify({ name, store, publicUrl, keys: keysFolder }));
      return file;
    },
  };
}
