import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { idSchema, imageUrlSchema, instantSchema, localizedName, revisionSchema } from '../../values/primitives.ts';
import { staffListFlags } from './categories.ts';

const fields = { name: localizedName(120), image: imageUrlSchema, isShowed: z.boolean() };

/** A producer (brand). Its error codes start with PRODUCER_. */
export const producerSchema = z.object({
  _id: idSchema,
  ...fields,
  isDeleted: z.boolean(),
  revision: revisionSchema,
  createdAt: instantSchema,
});
export type Producer = z.infer<typeof producerSchema>;

const idParams = z.object({ id: idSchema });

/** Returns the producers. With one of staff's flags the request counts as one of the staff lists. */
export const listProducers = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/producers',
  access: 'public',
  limit: 'read',
  query: staffPagingQuery.extend(staffListFlags),
  response: staffPageOf(producerSchema),
  cache: ['producer'],
  errors: [],
});

export const getProducer = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/producers/:id',
  access: 'public',
  limit: 'read',
  params: idParams,
  response: producerSchema,
  cache: ['producer'],
  errors: ['PRODUCER_NOT_FOUND', 'PRODUCER_WAS_DELETED', 'PRODUCER_IS_NOT_SHOWED'],
});

export const createProducer = defineEndpoint({
  service: 'catalogue',
  method: 'POST',
  path: '/v1/producers',
  access: 'staff',
  limit: 'write',
  body: z.strictObject({ ...fields, isShowed: z.boolean().default(true) }),
  response: producerSchema,
  status: 201,
  invalidates: ['producer'],
  errors: ['PRODUCER_WAS_EXISTED'],
});

export const updateProducer = defineEndpoint({
  service: 'catalogue',
  method: 'PATCH',
  path: '/v1/producers/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject(fields).partial().extend({ revision: revisionSchema.optional() }),
  response: producerSchema,
  invalidates: ['producer'],
  errors: ['PRODUCER_NOT_FOUND', 'PRODUCER_WAS_EXISTED', 'PRODUCER_WAS_DELETED', 'VERSION_CONFLICT'],
});

export const setProducerStatus = defineEndpoint({
  service: 'catalogue',
  method: 'PUT',
  path: '/v1/producers/status/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ isDeleted: z.boolean(), revision: revisionSchema.optional() }),
  response: producerSchema,
  invalidates: ['producer'],
  errors: ['PRODUCER_NOT_FOUND', 'PRODUCER_WAS_EXISTED', 'VERSION_CONFLICT'],
});
