import { z } from 'zod';
import { registeredRemoteSchema } from './registry.ts';

/** What the gateway and the shell's server say to each other about documents. None of it reaches browsers. */
export const documentHeaders = {
  /** Request: the canary releases to compose with, `name@version` separated by commas; other remotes have their stable release. */
  canary: 'x-canary',
  /** Response: the tags of what the document shows. Without it, the document must not be cached. */
  tags: 'cache-tag',
  /** Response: the fingerprint of the releases that the document was composed with. */
  releases: 'x-releases',
} as const;

/** Path on the shell's server of the deployed releases; the gateway does not route to it. */
export const deployedReleasesPath = '/health/releases';

export const canaryReleaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  rule: registeredRemoteSchema.shape.canary.unwrap(),
});
/** A release for some of the visitors, and the rule that selects them. */
export type CanaryRelease = z.infer<typeof canaryReleaseSchema>;

/** `fingerprint` changes with every release of the shell or a remote: documents of another one are outdated. */
export const deployedReleasesSchema = z.object({ fingerprint: z.string(), canaries: z.array(canaryReleaseSchema) });
export type DeployedReleases = z.infer<typeof deployedReleasesSchema>;
