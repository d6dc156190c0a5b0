import type { z } from 'zod';
import { z as schema } from 'zod';
import { commonEnvironment } from '@gvg/service-kit/environment';
import { configuredKeysSchema } from './keys/configured-keys.ts';

/**
 * Keys come from SIGNING_KEYS (then nothing is stored in the database), or from the database, encrypted with KEY_ENCRYPTION_SECRET. Production
 * refuses to start without either; elsewhere the keys in the database are encrypted with a publicly known secret.
 */
export const identityEnvironment = commonEnvironment
  .omit({ JWKS_URL: true })
  .extend({
    /** A JSON Web Key Set of private ES256 keys: the first signs, all verify. */
    SIGNING_KEYS: configuredKeysSchema.optional(),
    KEY_ENCRYPTION_SECRET: schema.string().min(32).optional(),
  })
  .refine(({ ENVIRONMENT, SIGNING_KEYS, KEY_ENCRYPTION_SECRET }) => ENVIRONMENT !== 'PRODUCTION' || SIGNING_KEYS !== undefined || KEY_ENCRYPTION_SECRET !== undefined, {
    path: ['KEY_ENCRYPTION_SECRET'],
    error: 'production needs KEY_ENCRYPTION_SECRET or SIGNING_KEYS',
  });
export type IdentityEnvironment = z.output<typeof identityEnvironment>;
