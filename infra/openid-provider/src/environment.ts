import { processEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { z } from 'zod';

/** Anybody may claim any address here, so it never runs in production. GOOGLE_* are the same variables as identity's. */
export const providerEnvironment = processEnvironment.extend({
  ENVIRONMENT: z.enum(['DEVELOPMENT', 'STAGING'], {
    error: 'the demo account provider runs only in DEVELOPMENT and STAGING',
  }),
  /** Address of this process as browsers and identity reach it. */
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(16),
  /** Origin of the shop, which people come from and go back to. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
});
export type ProviderEnvironment = z.output<typeof providerEnvironment>;
