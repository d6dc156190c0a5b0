import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { releaseSchema } from '@gvg/contracts/composition/registry';
import { repository } from '@gvg/local/state/paths';
import { z } from 'zod';
import { partNameSchema, partTypes } from '../manifest/manifest.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { storeRelease } from '../manifest/store-release.ts';
import { generateKeys, readPublicKeys } from '../signing/signed-document.ts';
import { changePart } from '../state/change-part.ts';
import type { PartKeys } from '../state/change-part.ts';
import { keptHistory } from '../state/part-state.ts';
import type { PartState } from '../state/part-state.ts';
import { openStore } from '../store/open-store.ts';
import { storeLocationSchema } from '../store/store-location.ts';
import { copyPart } from './copy-part.ts';

const requestSchema = z.strictObject({
  store: storeLocationSchema,
  keysFolder: z.string(),
  parts: z.array(
    z.strictObject({ part: partNameSchema, type: z.enum(partTypes), folder: z.string(), built: z.string().optional() }),
  ),
});
type Part = z.infer<typeof requestSchema>['parts'][number];

const by = 'npm start';

/** Makes a built version the stable one, unless it was that before: what somebody has released or rolled back since then stays. */
const releaseOnce =
  (version: string, at: string) =>
  (state: PartState): PartState => {
    if (state.history.some((entry) => entry.version === version)) return state;
    const entry = { at, by, action: 'release' as const, version, from: state.stable?.version ?? null };
    return {
      ...state,
      stable: { version, since: at, by },
      history: [...state.history, entry].slice(-keptHistory),
    };
  };

/** Keys of a local site, made at its first start and readable by their owner only. */
function localKeys(folder: string, part: string): PartKeys {
  const [privateFile, publicFile] = [path.join(folder, `${part}.key`), path.join(folder, `${part}.pem`)];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(privateFile) || !existsSync(publicFile)) {
    const { privateKey, publicKey } = generateKeys();
    writeFileSync(privateFile, privateKey, { mode: 0o600 });
    writeFileSync(publicFile, publicKey);
  }
  return {
    privateKey: readFileSync(privateFile, 'utf8'),
    publicKeys: readPublicKeys(readFileSync(publicFile, 'utf8')),
  };
}

function commitOfSources(): Pick<Manifest, 'commit' | 'dirty'> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain', '--untracked-files=no') !== '' };
  } catch {
    // A copy without its history.
    return { commit: 'unknown', dirty: true };
  }
}

/** Releases what was built or lies in the sources, as the first version of each part or the next one. */
const { store: location, keysFolder, parts } = requestSchema.parse(JSON.parse(process.env['RELEASE_BUILT'] ?? ''));
if (location.kind === 'folder') mkdirSync(location.path, { recursive: true });
const store = openStore(location, '/');
const sources = commitOfSources();
const lockHash = createHash('sha256')
  .update(readFileSync(path.join(repository, 'package-lock.json')))
  .digest('hex');

async function releasePart({ part, type, folder, built }: Part): Promise<void> {
  const keys = localKeys(keysFolder, part);
  const files = mkdtempSync(path.join(keysFolder, '../.release-'));
  try {
    copyPart(repository, { type, folder, built }, files);
    const at = new Date().toISOString();
    const release =
      type === 'remote'
        ? releaseSchema.parse(JSON.parse(readFileSync(path.join(files, 'client/release.json'), 'utf8')))
        : undefined;
    const described = {
      part,
      type,
      builtAt: at,
      builtBy: by,
      ...sources,
      lockHash,
      ...(release && { release, pageContract: release.pageContract }),
    };
    const { version } = await storeRelease(store, files, described, keys);
    const { stable } = await changePart(store, part, keys, releaseOnce(version, at));
    console.log(`${part} ${version} is built, ${stable?.version ?? 'nothing'} is stable`);
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

for (const part of parts) await releasePart(part);
