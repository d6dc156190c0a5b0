import type { z } from 'zod';
import { z as schema } from 'zod';
import { commonEnvironment } from '@gvg/service-kit/environment';
import { configuredKeysSchema } from './keys/configured-keys.ts';

/** Publicly known; never used in production. */
const developmentSecret = 'a secret of the demonstration, known to everybody';

/**
 * Signing keys come from SIGNING_KEYS, or from the database, encrypted with KEY_ENCRYPTION_SECRET. Other keys are derived from that secret, since they
 * outlive signing keys: production refuses to start without it; elsewhere it is a publicly known one.
 */
export const identityEnvironment = commonEnvironment
  .omit({ JWKS_URL: true })
  .extend({
    INTERNAL_SECRET: commonEnvironment.shape.INTERNAL_SECRET.unwrap(),
    /** Origin of upload's internal listener, which knows whose a picture is. */
    UPLOAD_INTERNAL_URL: schema.url({ protocol: /^https?$/ }),
    /** Origin of cart's internal listener, which knows whether an order is open. */
    CART_INTERNAL_URL: schema.url({ protocol: /^https?$/ }),
    /** A JSON Web Key Set of private ES256 keys: the first signs, all verify. */
    SIGNING_KEYS: configuredKeysSchema.optional(),
    KEY_ENCRYPTION_SECRET: schema.string().min(32).default(developmentSecret),
    /** Where people reach the site; links in mails begin with it. */
    PUBLIC_ORIGIN: schema.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
    /** The OpenID provider behind "Continue with Google": all three, or none. */
    GOOGLE_ISSUER: schema.url({ protocol: /^https?$/ }).optional(),
    GOOGLE_CLIENT_ID: schema.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: schema.string().min(1).optional(),
  })
  .refine(({ ENVIRONMENT, KEY_ENCRYPTION_SECRET }) => ENVIRONMENT !== 'PRODUCTION' || KEY_ENCRYPTION_SECRET !== developmentSecret, {
    path: ['KEY_ENCRYPTION_SECRET'],
    error: 'production needs KEY_ENCRYPTION_SECRET',
  })
  .superRefine(({ ENVIRONMENT, GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }, context) => {
    const settings = { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET };
    const missing = Object.entries(settings).filter(([, value]) => value === undefined);
    if (missing.length < 3) for (const [name] of missing) context.addIssue({ code: 'custom', path: [name], message: 'needed together with the other GOOGLE_ variables' });
    if (ENVIRONMENT === 'PRODUCTION' && GOOGLE_ISSUER?.startsWith('https://') === false) context.addIssue({ code: 'custom', path: ['GOOGLE_ISSUER'], message: 'production needs https' });
  });
export type IdentityEnvironment = z.output<typeof identityEnvironment>;
