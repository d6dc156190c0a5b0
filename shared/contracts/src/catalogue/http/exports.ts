import { z } from 'zod';
import { csvQuery, csvResponse } from '../../definitions/csv-file.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { productFilterSchema } from './products.ts';

/**
 * Products by the filters of the list and in its order, as `productFileColumns`: every field that a product is created and edited with. A POST, as it is in the
 * audit with its filters.
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
