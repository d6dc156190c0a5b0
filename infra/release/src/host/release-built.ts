import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { collectBuild, describePart } from '../collect/collect-part.ts';
import type { Part } from '../collect/parts.ts';
import { readManifest, storeRelease } from '../manifest/store-release.ts';
import { changePart, readPart } from '../state/change-part.ts';
import type { PartKeys } from '../state/change-part.ts';
import { historyLimit } from '../state/part-state.ts';
import type { PartState } from '../state/part-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const by = 'npm start';

/**
 * Makes a version the stable one, unless it was released before. A later release or rollback stays if it can run with the installed
 * packages.
 */
const releaseOnce =
  (version: string, at: string, canStay: boolean) =>
  (state: PartState): PartState => {
    if (state.stable?.version === version) return state;
    if (canStay && state.history.some((entry) => entry.version === version)) return state;
    const entry = { at, by, action: 'release' as const, version, from: state.stable?.version ?? null };
    return { ...state, stable: { version, since: at, by }, history: [...state.history, entry].slice(-historyLimit) };
  };

/** Releases the build in the part's folder, as its first or next version. The caller holds the build lock. */
export async function releaseBuilt(
  part: Part,
  { store, keys, dataFolder }: { store: ReleaseStore; keys: PartKeys; dataFolder: string },
): Promise<void> {
  const files = mkdtempSync(path.join(dataFolder, '.release-'));
  try {
    collectBuild(part, files);
    const description = describePart(part, files, by);
    const { version } = await storeRelease(store, files, description, keys);
    const before = (await readPart(store, part.name, keys.publicKeys))?.state.stable;
    const stays = before && (await readManifest(store, part.name, before.version, keys.publicKeys));
    const change = releaseOnce(version, description.builtAt, stays?.lockHash === description.lockHash);
    await changePart(store, part.name, keys, change);
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
