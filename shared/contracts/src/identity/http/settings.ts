import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { settingsFacts } from '../../definitions/settings.ts';
import { revisionSchema } from '../../values/primitives.ts';

const fields = {
  /** Whether ADMIN and SYSTEM_ADMIN need a second factor to sign in. */
  secondFactorRequired: z.boolean(),
};

/** Settings of identity (rules/settings.md). */
export const identitySettingsSchema = z.object({ ...fields, ...settingsFacts(fields) });
export type IdentitySettings = z.infer<typeof identitySettingsSchema>;

export const getIdentitySettings = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/settings/identity',
  access: 'staff',
  limit: 'read',
  response: identitySettingsSchema,
  errors: [],
});

/** Replaces all settings of identity. */
export const updateIdentitySettings = defineEndpoint({
  service: 'identity',
  method: 'PUT',
  path: '/v1/settings/identity',
  access: 'system',
  limit: 'write',
  body: z.strictObject({ ...fields, revision: revisionSchema.optional() }),
  response: identitySettingsSchema,
  errors: ['VERSION_CONFLICT'],
});
