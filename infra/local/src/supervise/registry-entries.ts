import { isRunnable, pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { registrySchema } from '@gvg/contracts/composition/registry';
import type { RegisteredRemote, Registry, Release } from '@gvg/contracts/composition/registry';
import { disallowedRoutes } from '@gvg/contracts/composition/route-owner';
import { readJson } from '../state/json-file.ts';
import { updateJson } from '../state/update-json.ts';

export type EntryOptions = {
  assetsUrl: string;
  /** URL of the fragment server, as seen by the shell's server. */
  fragmentUrl: string;
  /** Audience of the release. Absent for everyone. */
  canary?: RegisteredRemote['canary'];
};

export const assetsUrlOf = ({ name, version }: Release): string => `/remotes/${name}/${version}/`;

/** @throws Error for a release that the contracts, or a shell of these sources, do not accept */
export function checkRelease(release: Release): void {
  const disallowed = disallowedRoutes(release).map(({ path: pattern, layout }) => `${pattern} (${layout})`);
  if (disallowed.length > 0)
    throw new Error(`The contracts do not give ${release.name} these routes: ${disallowed.join(', ')}`);
  if (!isRunnable(release))
    throw new Error(
      `${release.name} ${release.version} was built for version ${release.pageContract} of the page contract, the shell has ${pageContractVersion}: build it again from current sources`,
    );
}

export function registryEntry(release: Release, { assetsUrl, fragmentUrl, canary }: EntryOptions): RegisteredRemote {
  const { name, version, pageContract, preloads, staffPreloads, integrity, routes, widgets } = release;
  return {
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
    ...(canary && { canary }),
  };
}

/** Replaces the active releases of one remote in the registry with one write. Of several releases for the same visitor, the last one applies. */
export function registerReleases(registryFile: string, name: string, entries: readonly RegisteredRemote[]): void {
  const stable = entries.filter(({ canary }) => canary === undefined);
  // Shells with another version of the page contract, released before or after this remote, keep a release that they can run.
  const isForOtherShells = (remote: RegisteredRemote) =>
    remote.canary === undefined && stable.every(({ pageContract }) => pageContract !== remote.pageContract);
  updateJson<unknown>(registryFile, (registry) => {
    const others = registrySchema
      .parse(registry ?? [])
      .filter((remote) => remote.name !== name || isForOtherShells(remote));
    return [...others, ...entries].sort((a, b) => a.name.localeCompare(b.name));
  });
}

export function readRegistry(registryFile: string): Registry {
  return registrySchema.parse(readJson<unknown>(registryFile) ?? []);
}
