import type { RegisteredRemote, Registry } from '@gvg/contracts/composition/registry';

/** What selects the release of a remote for a visitor. */
export interface Visitor {
  /** Value of a cookie of the request. */
  cookie(name: string): string | undefined;
  /** 0…1, the same for one visitor on every page. */
  share(): number;
}

function matchesCanary({ canary }: RegisteredRemote, visitor: Visitor): boolean {
  if (canary === undefined) return false;
  const [name = '', value] = canary.cookie?.split('=') ?? [];
  const cookieValue = name === '' ? undefined : visitor.cookie(name);
  if (cookieValue !== undefined && (value === undefined || value === cookieValue)) return true;
  return canary.share !== undefined && visitor.share() < canary.share;
}

/** One release of each remote: a canary that matches the visitor, else the stable release. */
export function chooseReleases(registry: Registry, visitor: Visitor): Registry {
  const chosen = new Map<string, RegisteredRemote>();
  for (const remote of registry.filter(({ canary }) => canary === undefined)) chosen.set(remote.name, remote);
  for (const remote of registry) if (matchesCanary(remote, visitor)) chosen.set(remote.name, remote);
  return [...chosen.values()];
}
