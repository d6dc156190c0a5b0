import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { releaseSchema } from '@gvg/contracts/composition/registry';
import type { RegisteredRemote, Release } from '@gvg/contracts/composition/registry';
import { readJson } from '../state/json-file.ts';
import { assetsUrlOf, checkRelease, registerReleases, registryEntry } from './registry-entries.ts';

const retainedVersions = 10;

export type Deployment = {
  /** The registry that the shell's server watches. */
  registryFile: string;
  /** Folder of this remote's releases: `<version>/` contains the build output of `dist/client`. */
  releasesFolder: string;
  /** URL of the remote's fragment server, as seen by the shell's server. */
  fragmentUrl: string;
};

/** Activates a build: copies its assets into a folder per version, next to the earlier ones, then updates the registry once. */
export function deployRemote(buildFolder: string, deployment: Deployment): RegisteredRemote {
  const release = readRelease(buildFolder);
  const target = path.join(deployment.releasesFolder, release.version);
  if (!existsSync(target)) {
    mkdirSync(deployment.releasesFolder, { recursive: true });
    const incomplete = path.join(deployment.releasesFolder, `.${release.version}.${process.pid}`);
    cpSync(buildFolder, incomplete, { recursive: true });
    renameSync(incomplete, target);
  }
  const now = new Date();
  utimesSync(target, now, now);
  prune(deployment.releasesFolder, release.version);
  return register(release, assetsUrlOf(release), deployment);
}

/** Registers a remote whose assets are served by a development bundler. */
export function serveRemote(
  buildFolder: string,
  assetsUrl: string,
  deployment: Pick<Deployment, 'registryFile' | 'fragmentUrl'>,
): RegisteredRemote {
  return register(readRelease(buildFolder), assetsUrl, deployment);
}

/** Reactivates an earlier version. @throws when that version's folder is missing */
export function rollBackRemote(version: string, deployment: Deployment): RegisteredRemote {
  const release = readRelease(path.join(deployment.releasesFolder, version));
  return register(release, assetsUrlOf(release), deployment);
}

/** Earlier versions are retained for open pages, up to ten. */
function prune(releasesFolder: string, current: string): void {
  const versions = readdirSync(releasesFolder).map((name) => ({
    name,
    deployed: statSync(path.join(releasesFolder, name)).mtimeMs,
  }));
  const expired = versions
    .filter(({ name }) => name !== current)
    .sort((a, b) => b.deployed - a.deployed)
    .slice(retainedVersions);
  for (const { name } of expired) rmSync(path.join(releasesFolder, name), { recursive: true });
}

function readRelease(folder: string): Release {
  const file = path.join(folder, 'release.json');
  const release = readJson<unknown>(file);
  if (release === undefined) throw new Error(`${file} is missing: was this remote built?`);
  const parsed = releaseSchema.parse(release);
  checkRelease(parsed);
  return parsed;
}

function register(
  release: Release,
  assetsUrl: string,
  { registryFile, fragmentUrl }: Pick<Deployment, 'registryFile' | 'fragmentUrl'>,
): RegisteredRemote {
  const entry = registryEntry(release, { assetsUrl, fragmentUrl });
  registerReleases(registryFile, release.name, [entry]);
  return entry;
}
