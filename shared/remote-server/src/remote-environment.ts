import { processEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** Variables of every remote's server. A remote extends it with its own. */
export const remoteEnvironment = processEnvironment.extend({
  /** The gateway, source of all page data. */
  API_URL: origin,
  /** Public origin of the shop, for absolute URLs in heads. */
  PUBLIC_ORIGIN: origin,
  /** Folder of earlier releases, one subfolder per version, for pages that are still open. Without it only this release is served. */
  RELEASES_FOLDER: z.string().min(1).optional(),
  /** Version that it was released as. Overrides the one in `release.json`, which is the version of the browser build only. */
  RELEASE_VERSION: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
});
export type RemoteEnvironment = z.infer<typeof remoteEnvironment>;
