import { processEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { z } from 'zod';

export const shellEnvironment = processEnvironment.extend({
  /** The gateway, for the content of header and footer. */
  API_URL: z.url({ protocol: /^https?$/ }),
  /** The shop's public URL, without a path. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** The remotes' registry, a JSON file. */
  REGISTRY_FILE: z.string().min(1),
  /** Comma-separated names of the remotes that the site will have: until one is registered, its pages show that it is still starting. */
  EXPECTED_REMOTES: z
    .string()
    .default('')
    .transform((names) => names.split(',').filter((name) => name !== '')),
  /** Base URL of the shell's own build in browsers. */
  ASSETS_URL: z.string().default('/shell/'),
  /** Folder of earlier browser builds, one subfolder per version, for pages that are still open; without it, only this build is served. */
  RELEASES_FOLDER: z.string().min(1).optional(),
  /** Version of the release: releases with the same browser files may compose different documents. */
  RELEASE_VERSION: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
});
export type ShellEnvironment = z.infer<typeof shellEnvironment>;
