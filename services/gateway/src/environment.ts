import { busEnvironment, processEnvironment, redisEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ });

const upstreams = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.array(origin).min(1)));

export const gatewayEnvironment = processEnvironment
  .extend(redisEnvironment.shape)
  .extend(busEnvironment.shape)
  .extend({
    /** JSON: the name of a service, of a remote (`mf-…`) or `shell` → the base URLs of its servers. */
    UPSTREAMS: upstreams,
  });
export type GatewayEnvironment = z.infer<typeof gatewayEnvironment>;
