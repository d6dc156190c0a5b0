import { manifestKey } from '../manifest/manifest.ts';
import { readManifest } from '../manifest/store-release.ts';
import type { PublicKeys } from '../signing/signed-document.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes releases that are not retained from the store. Builds of the last day always stay, because they may be about to be released. */
export async function removeReleases(
  store: ReleaseStore,
  part: string,
  publicKeys: PublicKeys,
  isRetained: (version: string) => boolean,
): Promise<void> {
  const prefix = `releases/${part}/`;
  const keys = await store.list(prefix);
  const versions = new Set(keys.map((key) => key.slice(prefix.length).split('/', 1)[0] ?? ''));
  for (const version of versions) {
    if (isRetained(version)) continue;
    const manifest = await readManifest(store, part, version, publicKeys).catch(() => undefined);
    if (manifest === undefined || Date.now() - Date.parse(manifest.builtAt) < dayMs) continue;
    // The manifest goes first, so that a kill in between leaves files without a version.
    await store.remove(manifestKey(part, version));
    for (const key of keys.filter((one) => one.startsWith(`${prefix}${version}/`))) await store.remove(key);
  }
}
