import { processEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { z } from 'zod';

/** Anyone may claim any address here, so it never runs in production. GOOGLE_* are the same variables as identity's. */
export const providerEnvironment = processEnvironment.extend({
  ENVIRONMENT: z.enum(['DEVELOPMENT', 'STAGING'], {
    error: 'the demo account provider runs only in DEVELOPMENT and STAGING',
  }),
  /** URL of this process for browsers and for identity. */
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(16),
  /** Origin of the shop, from which users come and to which they return. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
});
export type ProviderEnvironment = z.output<typeof providerEnvironment>;
