import { createHash } from 'node:crypto';
import type { DeployedReleases } from '@gvg/contracts/composition/document-exchange';
import type { Registry } from '@gvg/contracts/composition/registry';

/** What the gateway needs to know of the registry. `ownRelease` names everything else that documents are composed from: the shell's build and settings. */
function deployedReleases(registry: Registry, ownRelease: string): DeployedReleases {
  return {
    fingerprint: createHash('sha256')
      .update(JSON.stringify([ownRelease, registry]))
      .digest('base64url')
      .slice(0, 16),
    canaries: registry.flatMap(({ name, version, canary }) =>
      canary === undefined ? [] : [{ name, version, rule: canary }],
    ),
  };
}

/** `deployedReleases` of the current registry, computed once for each. */
export function deployedReleasesOf(registry: () => Registry, ownRelease: string): () => DeployedReleases {
  let computed = { registry: registry(), releases: deployedReleases(registry(), ownRelease) };
  return () => {
    const current = registry();
    if (current !== computed.registry)
      computed = { registry: current, releases: deployedReleases(current, ownRelease) };
    return computed.releases;
  };
}
