import { z } from 'zod';
import { registeredRemoteSchema } from './registry.ts';

/** Headers between the gateway and the shell's server. They never reach browsers. */
export const documentHeaders = {
  /** Request: canary releases to compose with, as comma-separated `name@version`. Other remotes use their stable release. */
  canary: 'x-canary',
  /** Response: cache tags of the document's contents. Without it the document must not be cached. */
  tags: 'cache-tag',
  /** Response: fingerprint of the releases that the document was composed with. */
  releases: 'x-releases',
} as const;

/** Path of the deployed releases on the shell's server. The gateway does not route to it. */
export const deployedReleasesPath = '/health/releases';

export const canaryReleaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  rule: registeredRemoteSchema.shape.canary.unwrap(),
});
/** A release for some of the visitors, and the rule that selects them. */
export type CanaryRelease = z.infer<typeof canaryReleaseSchema>;

/** `fingerprint` changes with every release of the shell or a remote. Documents with another fingerprint are outdated. */
export const deployedReleasesSchema = z.object({ fingerprint: z.string(), canaries: z.array(canaryReleaseSchema) });
export type DeployedReleases = z.infer<typeof deployedReleasesSchema>;
