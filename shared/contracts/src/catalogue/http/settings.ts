import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { settingsFacts } from '../../definitions/settings.ts';
import { currencyCodeSchema, requiredLine, revisionSchema } from '../../values/primitives.ts';

/** Synonyms in a search: each of them finds names with any other. */
const synonymGroup = z.array(requiredLine(60)).min(2).max(20);

const fields = {
  /** VND for one unit of a currency, by ISO 4217 code. */
  exchangeRates: z.record(currencyCodeSchema, z.number().positive().max(1_000_000)),
  synonyms: z.array(synonymGroup).max(500),
};

/** Settings of the catalogue (rules/settings.md). */
export const catalogueSettingsSchema = z.object({ ...fields, ...settingsFacts(fields) });
export type CatalogueSettings = z.infer<typeof catalogueSettingsSchema>;

export const getCatalogueSettings = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/settings/catalogue',
  access: 'staff',
  limit: 'read',
  response: catalogueSettingsSchema,
  errors: [],
});

/** Replaces all settings of the catalogue. */
export const updateCatalogueSettings = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/settings/catalogue',
  access: 'system',
  limit: 'write',
  // Maximum number of values: all groups of synonyms with all their words.
  maxBodyValues: 12_000,
  body: z.strictObject({ ...fields, revision: revisionSchema.optional() }),
  response: catalogueSettingsSchema,
  invalidates: ['settings'],
  errors: ['VERSION_CONFLICT'],
});
