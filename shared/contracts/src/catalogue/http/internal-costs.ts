import { z } from 'zod';
import { categoryTypes, productTypes } from '../terms.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { gramsSchema, idSchema } from '../../values/primitives.ts';
import { estimateCost, estimateLineLimit, estimateRowSchema } from './costs.ts';
import { dimensionsSchema } from './products.ts';

/**
 * What a parcel costs by one rate, that of its order: once it is weighed, `grams` and `dimensionsMm` of the parcel replace the sums over lines; its real weight is
 * shared among goods types, for their surcharges, as the declared weights of the lines are. Before, it is estimated by its lines. Nothing is refused any more.
 * Otherwise the rule of `estimateCost`.
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
          /** Counts only before the parcel is weighed. */
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

/** The same as the public `estimateCost`, for services: they reach internal listeners alone. */
export const estimateForService = defineEndpoint({
  ...estimateCost,
  path: '/internal/costs/estimate',
  access: 'service',
});
