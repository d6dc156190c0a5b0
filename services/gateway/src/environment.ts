import { busEnvironment, processEnvironment, redisEnvironment } from '@gvg/service-kit/environment';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ });

const remotes = z
  .string()
  .default('{}')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().regex(/^mf-[a-z]+$/), origin));

/** The gateway's own variables: the origins of its upstreams. */
export const gatewayEnvironment = processEnvironment
  .extend(redisEnvironment.shape)
  .extend(busEnvironment.shape)
  .extend({
    CATALOGUE_URL: origin,
    IDENTITY_URL: origin,
    UPLOAD_URL: origin,
    SHELL_URL: origin,
    /** JSON: a remote's name → the origin of its server. */
    REMOTES: remotes,
  });
export type GatewayEnvironment = z.infer<typeof gatewayEnvironment>;
