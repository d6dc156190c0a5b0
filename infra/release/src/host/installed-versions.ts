import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../manifest/manifest.ts';
import { fetchRelease, readManifest } from '../manifest/store-release.ts';
import type { PublicKeys } from '../signing/signed-document.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { PartSettings } from './part-settings.ts';

/** A release that is ready to run. */
export interface InstalledVersion {
  manifest: Manifest;
  folder: string;
}

/**
 * Installs a release in its own folder, with every file checked, unless it is already there. Its packages are those of the repository's
 * `node_modules`.
 * @throws Error with the reason why it cannot run here
 */
export async function installVersion(
  settings: PartSettings,
  store: ReleaseStore,
  version: string,
  publicKeys: PublicKeys,
): Promise<InstalledVersion> {
  const { part, repository, versionsFolder } = settings;
  const manifest = await readManifest(store, part, version, publicKeys);
  if (manifest === undefined) throw new Error(`there is no version ${version} of ${part}`);
  await checkPackages(manifest, repository);
  const folder = path.join(versionsFolder, version);
  if (!existsSync(folder)) {
    // Hidden until it is complete. A host removes leftovers of a killed one at its next start.
    const incomplete = path.join(versionsFolder, `.${version}.${randomUUID()}`);
    await fetchRelease(store, manifest, incomplete);
    await linkOwnPackages(path.join(repository, settings.folder), incomplete);
    await rename(incomplete, folder);
  }
  await linkOnce(path.join(repository, 'node_modules'), path.join(versionsFolder, 'node_modules'));
  return { manifest, folder };
}

/** Removes complete and incomplete versions from the host's folder, unless retained. */
export async function removeVersions(versionsFolder: string, isRetained: (version: string) => boolean): Promise<void> {
  if (!existsSync(versionsFolder)) return;
  for (const name of await readdir(versionsFolder))
    if (name !== 'node_modules' && !isRetained(name))
      await rm(path.join(versionsFolder, name), { recursive: true, force: true });
}

async function checkPackages({ lockHash }: Manifest, repository: string): Promise<void> {
  if (lockHash === undefined) return;
  const installed = createHash('sha256')
    .update(await readFile(path.join(repository, 'package-lock.json')))
    .digest('hex');
  if (installed !== lockHash)
    throw new Error(
      'it was built with other packages than this host has: install those of its lock file (npm ci), or build it again',
    );
}

/** Links packages that npm has installed for only one workspace. */
async function linkOwnPackages(workspace: string, target: string): Promise<void> {
  const source = path.join(workspace, 'node_modules');
  if (existsSync(source)) await linkOnce(source, path.join(target, 'node_modules'));
}

async function linkOnce(target: string, link: string): Promise<void> {
  await mkdir(path.dirname(link), { recursive: true });
  await symlink(target, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
