import { processEnvironment } from '@gvg/service-kit/environment';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

export const storefrontEnvironment = processEnvironment.extend({
  /** The gateway, for everything that pages show. */
  API_URL: origin,
  /** The shop's address for the outside, for the absolute addresses of heads and the sitemap. */
  PUBLIC_ORIGIN: origin,
  /** Folder that keeps earlier releases, one folder a version, for pages that are open; without it only this release is served. */
  RELEASES_FOLDER: z.string().min(1).optional(),
});
export type StorefrontEnvironment = z.infer<typeof storefrontEnvironment>;
