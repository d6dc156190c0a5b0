import path from 'node:path';
import { FolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Store } from './s3-store.ts';
import type { StoreLocation } from './store-location.ts';

export { storeLocationSchema } from './store-location.ts';
export type { StoreLocation } from './store-location.ts';

/** `base` is the folder for relative paths. */
export function openStore(location: StoreLocation, base: string): ReleaseStore {
  if (location.kind === 'folder') return new FolderStore(path.resolve(base, location.path));
  return new S3Store(location);
}
