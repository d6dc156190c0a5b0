import type { RegisteredRemote, Registry } from '@gvg/contracts/composition/registry';

const releaseName = ({ name, version }: RegisteredRemote) => `${name}@${version}`;

/**
 * One release of each remote: the stable one, or the canary that `canaries` names (`name@version`, separated by commas). The gateway decides which visitor
 * gets a canary; a name that is not in the registry is ignored.
 */
export function chooseReleases(registry: Registry, canaries: string | undefined): Registry {
  const named = new Set(canaries?.split(','));
  const chosen = new Map<string, RegisteredRemote>();
  for (const remote of registry) if (remote.canary === undefined) chosen.set(remote.name, remote);
  for (const remote of registry)
    if (remote.canary !== undefined && named.has(releaseName(remote))) chosen.set(remote.name, remote);
  return [...chosen.values()];
}
