import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery } from '../../definitions/paging.ts';
import {
  countryCodeSchema,
  currencyCodeSchema,
  localeSchema,
  localizedName,
  queryFlag,
} from '../../values/primitives.ts';

/**
 * A country (origin or destination), identified by its ISO 3166-1 alpha-2 code. `vndPerUnit`: VND for one unit of `currency`, only for
 * approximations; absent if the settings have no rate for it.
 */
export const countrySchema = z.object({
  code: countryCodeSchema,
  name: localizedName(120),
  currency: currencyCodeSchema.optional(),
  vndPerUnit: z.number().positive().optional(),
});
export type Country = z.infer<typeof countrySchema>;

/**
 * Returns the countries sorted by name in `locale` (default: the request's language). `shippable` selects those with a freight rate in
 * force, `producing` those of origin of a listed product.
 */
export const listCountries = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/countries',
  access: 'public',
  limit: 'read',
  query: pagingQuery.extend({
    locale: localeSchema.optional(),
    shippable: queryFlag.optional(),
    producing: queryFlag.optional(),
  }),
  response: pageOf(countrySchema),
  cache: ['country', 'cost', 'product', 'category', 'producer', 'settings'],
  variesByLanguage: true,
  errors: [],
});
