import { processEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { z } from 'zod';

export const shellEnvironment = processEnvironment.extend({
  /** The gateway, for the content of header and footer. */
  API_URL: z.url({ protocol: /^https?$/ }),
  /** The shop's address for the outside, without a path. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** The remotes' registry, a JSON file. */
  REGISTRY_FILE: z.string().min(1),
  /** Names of the remotes that the site will have, separated by commas: until one is registered, its pages say that it is still coming. */
  EXPECTED_REMOTES: z
    .string()
    .default('')
    .transform((names) => names.split(',').filter((name) => name !== '')),
  /** Where browsers load the shell's own build from. */
  ASSETS_URL: z.string().default('/shell/'),
  /** Folder of earlier builds for browsers, one subfolder per version, for pages that are still open; without it only this build is served. */
  RELEASES_FOLDER: z.string().min(1).optional(),
  /** Version that it was released as: releases with the same files for browsers may compose other documents. */
  RELEASE_VERSION: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
});
export type ShellEnvironment = z.infer<typeof shellEnvironment>;
