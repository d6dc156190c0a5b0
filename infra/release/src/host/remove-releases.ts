import { manifestKey } from '../manifest/manifest.ts';
import { readManifest } from '../manifest/store-release.ts';
import type { PublicKeys } from '../signing/signed-document.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes what nobody keeps from the store. What was built in the last day stays in any case: it is perhaps being released. */
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
    // First what says that it exists, so that a kill in between leaves files of no version.
    await store.remove(manifestKey(part, version));
    for (const key of keys.filter((one) => one.startsWith(`${prefix}${version}/`))) await store.remove(key);
  }
}
