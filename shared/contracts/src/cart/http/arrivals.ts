import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import { idSchema, instantSchema, optionalText, queryFlag, requiredLine } from '../../values/primitives.ts';
import { arrivalPhotoLimit, codeMatches } from '../terms.ts';
import { orderLineSchema } from './order-schema.ts';
import { orderKeySchema } from './orders.ts';
import { privatePictureSchema, privatePictureUrlSchema } from './private-picture.ts';

const arrivedLineSchema = z.object({
  order: idSchema,
  code: z.string(),
  line: orderLineSchema.pick({ _id: true, name: true, amount: true }),
});

/** A parcel that has reached the warehouse. Without `assigned` its line is unknown. */
export const arrivalSchema = z.object({
  _id: idSchema,
  photos: z.array(privatePictureSchema),
  /** Code on the parcel: the seller's tracking code or order number. */
  tracking: z.string().optional(),
  note: z.string(),
  by: idSchema,
  at: instantSchema,
  assigned: arrivedLineSchema.extend({ by: idSchema, at: instantSchema }).optional(),
  /** For an unknown parcel: lines on their way whose tracking code or seller's order number matches. */
  suggestions: z.array(arrivedLineSchema.extend({ customer: z.string(), match: z.enum(codeMatches) })),
});
export type Arrival = z.infer<typeof arrivalSchema>;

const assignment = { order: orderKeySchema, line: idSchema };

/**
 * Records a parcel that has arrived, with photos of purpose ORDER. With `order` and `line`, the line must be BOUGHT (else
 * ORDER_STATUS_CONFLICT), becomes READY, and its order gets the photos (ACTION_NOT_ALLOWED if that would be too many). Without them the
 * parcel is unknown, even if a line is suggested: staff must look at the parcel and assign it.
 */
export const recordArrival = defineEndpoint({
  service: 'cart',
  method: 'POST',
  path: '/v1/arrivals',
  access: 'staff',
  limit: 'write',
  body: z
    .strictObject({
      photos: z.array(privatePictureUrlSchema).min(1).max(arrivalPhotoLimit),
      tracking: requiredLine(100).optional(),
      note: optionalText(500).default(''),
      order: assignment.order.optional(),
      line: assignment.line.optional(),
    })
    .refine(({ order, line }) => (order === undefined) === (line === undefined), { path: ['line'], error: 'REQUIRED' }),
  response: arrivalSchema,
  status: 201,
  errors: ['FILE_NOT_FOUND', 'ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'ACTION_NOT_ALLOWED'],
});

/** Returns arrived parcels, latest first. `unknown` selects those without a line (true) or with one (false). */
export const listArrivals = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/arrivals',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({ unknown: queryFlag.optional(), sort: sortBy('at').default('-at') }),
  response: staffPageOf(arrivalSchema),
  errors: [],
});

/** Assigns an unknown parcel to a line, with the effects of `recordArrival`. ARRIVAL_STATUS_CONFLICT: it is already assigned. */
export const assignArrival = defineEndpoint({
  service: 'cart',
  method: 'PUT',
  path: '/v1/arrivals/:id',
  access: 'staff',
  limit: 'write',
  params: z.object({ id: idSchema }),
  body: z.strictObject(assignment),
  response: arrivalSchema,
  errors: [
    'ARRIVAL_NOT_FOUND',
    'ARRIVAL_STATUS_CONFLICT',
    'ORDER_NOT_FOUND',
    'ORDER_STATUS_CONFLICT',
    'ACTION_NOT_ALLOWED',
  ],
});
