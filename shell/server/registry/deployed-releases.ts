import { createHash } from 'node:crypto';
import type { DeployedReleases } from '@gvg/contracts/composition/document-exchange';
import type { Registry } from '@gvg/contracts/composition/registry';

/**
 * Returns the parts of the registry that the gateway needs. `ownRelease` identifies everything else that documents are composed from: the
 * shell's build and settings.
 */
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

/** Returns `deployedReleases` of the current registry, computed once per registry. */
export function deployedReleasesOf(registry: () => Registry, ownRelease: string): () => DeployedReleases {
  let computed = { registry: registry(), releases: deployedReleases(registry(), ownRelease) };
  return () => {
    const current = registry();
    if (current !== computed.registry)
      computed = { registry: current, releases: deployedReleases(current, ownRelease) };
    return computed.releases;
  };
}
