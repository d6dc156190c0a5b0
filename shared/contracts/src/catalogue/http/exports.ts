import { z } from 'zod';
import { csvQuery, csvResponse } from '../../definitions/csv-file.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { productFilterSchema } from './products.ts';

/**
 * Exports products by the filters and in the order of the list, as `productFileColumns`: every field that can be created or edited. POST,
 * because each export is audited with its filters.
 */
export const exportProducts = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/products/export',
  access: 'staff',
  limit: 'write',
  query: z.object({ ...productFilterSchema.shape, ...csvQuery }),
  response: csvResponse,
  produces: 'text/csv',
  invalidates: [],
  errors: [],
});
