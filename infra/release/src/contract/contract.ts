import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../environment/environment.ts';
import { publicKeysOf } from '../environment/part-keys.ts';
import { readManifest, readReleaseFile } from '../manifest/store-release.ts';
import type { PartType } from '../manifest/manifest.ts';
import { consumedPageSchema } from './compare-page.ts';
import type { ConsumedPage } from './compare-page.ts';
import { pactSchema } from './pact.ts';
import type { Pact } from './pact.ts';
import type { Provided } from './provided.ts';

/** Folder of a release's contract, relative to its files. */
export const contractFolder = 'contract';

/** A release's requirements, and what it provides. */
export interface Contract {
  part: string;
  version: string;
  /** True if its code runs in pages, which may stay open after a newer version is released. */
  isPage: boolean;
  /** False for a release that was stored without a contract. */
  isKnown: boolean;
  pacts: Pact[];
  page: ConsumedPage | undefined;
  provided: Provided | undefined;
}

interface Identity {
  part: string;
  version: string;
  type: PartType;
}

/** `names` are the contract's files, relative to its folder. */
async function toContract(
  { part, version, type }: Identity,
  names: readonly string[],
  read: (name: string) => Promise<Buffer>,
): Promise<Contract> {
  const readJson = async (name: string): Promise<unknown> => JSON.parse((await read(name)).toString('utf8'));
  const readIfThere = (name: string) => (names.includes(name) ? readJson(name) : undefined);
  const pacts = names.filter((name) => name.startsWith('pacts/') && name.endsWith('.json'));
  const page = await readIfThere('page.json');
  return {
    part,
    version,
    isPage: type === 'remote' || type === 'shell',
    isKnown: names.length > 0,
    pacts: await Promise.all(pacts.map(async (name) => pactSchema.parse(await readJson(name)))),
    page: page === undefined ? undefined : consumedPageSchema.parse(page),
    // Written by `collectContract` and signed with the release.
    provided: (await readIfThere('provides.json')) as Provided | undefined,
  };
}

/** Returns the contract of a stored release, or undefined if there is no such release. */
export async function readContract(
  { store, keys }: Pick<Environment, 'store' | 'keys'>,
  part: string,
  version: string,
): Promise<Contract | undefined> {
  const manifest = await readManifest(store, part, version, publicKeysOf(keys, part));
  if (manifest === undefined) return undefined;
  const prefix = `${contractFolder}/`;
  const names = manifest.files.flatMap((file) =>
    file.path.startsWith(prefix) ? [file.path.slice(prefix.length)] : [],
  );
  return toContract(manifest, names, (name) => readReleaseFile(store, manifest, prefix + name));
}

/** Returns the contract that `collectContract` wrote to `folder`, for a release that is not stored yet. */
export function readCollectedContract(identity: Identity, folder: string): Promise<Contract> {
  const names = existsSync(folder) ? globSync('**/*.json', { cwd: folder }) : [];
  return toContract(
    identity,
    names.map((name) => name.split(path.sep).join('/')),
    (name) => readFile(path.join(folder, name)),
  );
}
