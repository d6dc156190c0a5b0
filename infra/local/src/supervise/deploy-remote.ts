import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isRunnable, pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { registrySchema, releaseSchema } from '@gvg/contracts/composition/registry';
import type { RegisteredRemote, Registry, Release } from '@gvg/contracts/composition/registry';
import { disallowedRoutes } from '@gvg/contracts/composition/route-owner';
import { readJson } from '../state/json-file.ts';
import { updateJson } from '../state/update-json.ts';

const retainedVersions = 10;

export type Deployment = {
  /** The registry that the shell's server watches. */
  registryFile: string;
  /** Folder of this remote's releases: `<version>/` contains the build output of `dist/client`. */
  releasesFolder: string;
  /** Address of the remote's server for fragments, as the shell's server reaches it. */
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

const assetsUrlOf = ({ name, version }: Release): string => `/remotes/${name}/${version}/`;

/** Earlier versions are retained for open pages; those beyond the last ten are deleted. */
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
  const disallowed = disallowedRoutes(parsed).map(({ path: pattern, layout }) => `${pattern} (${layout})`);
  if (disallowed.length > 0)
    throw new Error(`The contracts do not give ${parsed.name} these routes: ${disallowed.join(', ')}`);
  if (!isRunnable(parsed))
    throw new Error(
      `${parsed.name} ${parsed.version} was built for version ${parsed.pageContract} of the page contract, the shell has ${pageContractVersion}: build it again from current sources`,
    );
  return parsed;
}

function register(
  release: Release,
  assetsUrl: string,
  { registryFile, fragmentUrl }: Pick<Deployment, 'registryFile' | 'fragmentUrl'>,
): RegisteredRemote {
  const { name, version, pageContract, preloads, staffPreloads, integrity, routes, widgets } = release;
  const entry: RegisteredRemote = {
    name,
    version,
    pageContract,
    assetsUrl,
    entryUrl: `${assetsUrl}${release.entry}`,
    ...(release.fragments && { fragmentUrl }),
    preloads,
    ...(staffPreloads && { staffPreloads }),
    integrity,
    routes,
    widgets,
  };
  updateJson<unknown>(registryFile, (registry) => {
    // A shell of another version of the page contract, released before or after this remote, keeps the release that it can run.
    const others = registrySchema
      .parse(registry ?? [])
      .filter((remote) => remote.name !== name || remote.pageContract !== pageContract);
    return [...others, entry].sort((a, b) => a.name.localeCompare(b.name));
  });
  return entry;
}

export function readRegistry(registryFile: string): Registry {
  return registrySchema.parse(readJson<unknown>(registryFile) ?? []);
}
