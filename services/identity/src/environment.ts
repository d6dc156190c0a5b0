import type { z } from 'zod';
import { z as schema } from 'zod';
import { alongOtherIssues, commonEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { configuredKeysSchema } from './keys/configured-keys.ts';
import { retiredSecret } from './secret/retired-secret.ts';

/**
 * Signing keys come from SIGNING_KEYS, or from the database, encrypted with KEY_ENCRYPTION_SECRET. Other keys are derived from that secret, because they
 * outlive signing keys, so it is always required.
 */
export const identityEnvironment = commonEnvironment
  .omit({ JWKS_URL: true })
  .extend({
    INTERNAL_SECRET: commonEnvironment.shape.INTERNAL_SECRET.unwrap(),
    /** Origin of upload's internal listener, for the owner of a picture. */
    UPLOAD_INTERNAL_URL: schema.url({ protocol: /^https?$/ }),
    /** Origin of cart's internal listener, for open orders. */
    CART_INTERNAL_URL: schema.url({ protocol: /^https?$/ }),
    /** A JSON Web Key Set of private ES256 keys: the first signs, all verify. */
    SIGNING_KEYS: configuredKeysSchema.optional(),
    KEY_ENCRYPTION_SECRET: schema
      .string()
      .min(32)
      .refine((value) => value !== retiredSecret, { error: 'is a published value: choose a random one' }),
    /** Public origin of the site, used in mail links. */
    PUBLIC_ORIGIN: schema.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
    /** The OpenID provider behind "Continue with Google": all three or none. */
    GOOGLE_ISSUER: schema.url({ protocol: /^https?$/ }).optional(),
    GOOGLE_CLIENT_ID: schema.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: schema.string().min(1).optional(),
  })
  .superRefine(({ ENVIRONMENT, GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }, context) => {
    const settings = { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET };
    const missing = Object.entries(settings).filter(([, value]) => value === undefined);
    if (missing.length < 3)
      for (const [name] of missing)
        context.addIssue({ code: 'custom', path: [name], message: 'needed together with the other GOOGLE_ variables' });
    if (ENVIRONMENT === 'PRODUCTION' && GOOGLE_ISSUER?.startsWith('https://') === false)
      context.addIssue({ code: 'custom', path: ['GOOGLE_ISSUER'], message: 'production needs https' });
  }, alongOtherIssues);
export type IdentityEnvironment = z.output<typeof identityEnvironment>;
