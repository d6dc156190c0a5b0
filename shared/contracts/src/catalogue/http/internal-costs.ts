import { z } from 'zod';
import { categoryTypes, productTypes } from '../terms.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { gramsSchema, idSchema } from '../../values/primitives.ts';
import { estimateCost, estimateLineLimit, estimateRowSchema } from './costs.ts';
import { dimensionsSchema } from './products.ts';

/**
 * Estimates a parcel by the rate of its order. Before weighing it uses the lines. Afterwards `grams` and `dimensionsMm` of the parcel
 * replace the sums over the lines, and its real weight is divided among goods types for their surcharges in proportion to the declared
 * weights. No line is refused any more. Otherwise as `estimateCost`.
 */
export const estimateParcel = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/internal/costs/:id/parcel-estimate',
  access: 'service',
  limit: 'read',
  readOnly: true,
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    grams: gramsSchema.optional(),
    dimensionsMm: dimensionsSchema.optional(),
    lines: z
      .array(
        z.strictObject({
          goodsType: z.enum(productTypes),
          categoryType: z.enum(categoryTypes).optional(),
          weightGrams: gramsSchema,
          /** Used only before the parcel is weighed. */
          dimensionsMm: dimensionsSchema.optional(),
          amount: z.int().min(1).max(10_000),
        }),
      )
      .min(1)
      .max(estimateLineLimit),
  }),
  response: estimateRowSchema,
  errors: ['COST_NOT_FOUND'],
});

/** Same as the public `estimateCost`, for services, which can only reach internal listeners. */
export const estimateForService = defineEndpoint({
  ...estimateCost,
  path: '/internal/costs/estimate',
  access: 'service',
});
