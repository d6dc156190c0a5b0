import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { hitsOf, searchQuery } from '../../definitions/search-query.ts';
import { productCardSchema } from './products.ts';

const productHitSchema = productCardSchema
  .pick({
    _id: true,
    name: true,
    sku: true,
    barcode: true,
    price: true,
    salePrice: true,
    stock: true,
    isShowed: true,
    isDeleted: true,
  })
  .extend({ image: z.string().optional() });
export type ProductHit = z.infer<typeof productHitSchema>;

/**
 * Finds products, including hidden and removed ones, by name (as customers find them) and by the beginning of SKU or bar code, best match
 * first.
 */
export const searchCatalogue = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/search/catalogue',
  access: 'staff',
  limit: 'read',
  query: searchQuery,
  response: z.object({ products: hitsOf(productHitSchema) }),
  errors: [],
});
