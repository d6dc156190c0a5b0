import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '@gvg/local/state/lock';
import { repository } from '@gvg/local/state/paths';
import { buildLock } from '@gvg/local/supervise/build-frontends';
import { z } from 'zod';
import { collectBuild, describePart } from '../collect/collect-part.ts';
import { collectSources } from '../collect/collect-sources.ts';
import { partNamed } from '../collect/parts.ts';
import type { Part } from '../collect/parts.ts';
import { localKeysFolder, localReleasesFolder } from '../environment/environment.ts';
import { ensureLocalKeys, keysOf } from '../environment/part-keys.ts';
import { readManifest, storeRelease } from '../manifest/store-release.ts';
import { changePart, readPart } from '../state/change-part.ts';
import { historyLimit } from '../state/part-state.ts';
import type { PartState } from '../state/part-state.ts';
import { FolderStore } from '../store/folder-store.ts';

const requestSchema = z.strictObject({ dataFolder: z.string(), parts: z.array(z.string()) });

const by = 'npm start';

/**
 * Makes a version the stable one, unless it was released before: what somebody has released or rolled back since then stays, as long as it can run with the
 * packages that are installed.
 */
const releaseOnce =
  (version: string, at: string, canStay: boolean) =>
  (state: PartState): PartState => {
    if (state.stable?.version === version) return state;
    if (canStay && state.history.some((entry) => entry.version === version)) return state;
    const entry = { at, by, action: 'release' as const, version, from: state.stable?.version ?? null };
    return { ...state, stable: { version, since: at, by }, history: [...state.history, entry].slice(-historyLimit) };
  };

async function collect(part: Part, target: string): Promise<void> {
  if (part.type === 'service' || part.type === 'gateway') collectSources(repository, part.folder, target);
  else {
    const never = new AbortController().signal;
    await withLock(
      buildLock,
      () => {},
      never,
      async () => collectBuild(part, target),
    );
  }
}

/** `npm start` releases what was built, and of a service its sources: the first version of each part, or its next one. */
const { dataFolder, parts } = requestSchema.parse(JSON.parse(process.env['RELEASE_BUILT'] ?? ''));
const [storeFolder, keysFolder] = [localReleasesFolder(dataFolder), localKeysFolder(dataFolder)];
mkdirSync(storeFolder, { recursive: true });
ensureLocalKeys(keysFolder, parts);
const store = new FolderStore(storeFolder);

for (const part of parts.map(partNamed)) {
  const files = mkdtempSync(path.join(dataFolder, '.release-'));
  try {
    await collect(part, files);
    const description = describePart(part, files, by);
    const keys = keysOf({ publicFolder: keysFolder, privateFolder: keysFolder }, part.name, {});
    const { version } = await storeRelease(store, files, description, keys);
    const before = (await readPart(store, part.name, keys.publicKeys))?.state.stable;
    const stays = before && (await readManifest(store, part.name, before.version, keys.publicKeys));
    const change = releaseOnce(version, description.builtAt, stays?.lockHash === description.lockHash);
    const { stable } = await changePart(store, part.name, keys, change);
    console.log(`${part.name} ${version} is built, ${stable?.version ?? 'nothing'} is stable`);
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
