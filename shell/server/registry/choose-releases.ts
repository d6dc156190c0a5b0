import { isRunnable } from '@gvg/contracts/composition/page-contract';
import type { RegisteredRemote, Registry } from '@gvg/contracts/composition/registry';

const releaseName = ({ name, version }: RegisteredRemote) => `${name}@${version}`;

/**
 * Returns one release of each remote: the stable one, or the canary that `canaries` names (`name@version`, separated by commas). The
 * gateway decides which visitor gets a canary; a name that is not in the registry is ignored. A release that this shell cannot run is
 * chosen only if there is no other: its server's markup is shown, with a message in place of its scripts.
 */
export function chooseReleases(registry: Registry, canaries: string | undefined): Registry {
  const named = new Set(canaries?.split(','));
  const runnable = registry.filter(isRunnable);
  const preferredLast = [
    ...registry.filter((remote) => remote.canary === undefined),
    ...runnable.filter((remote) => remote.canary === undefined),
    ...runnable.filter((remote) => remote.canary !== undefined && named.has(releaseName(remote))),
  ];
  return [...new Map(preferredLast.map((remote) => [remote.name, remote])).values()];
}
