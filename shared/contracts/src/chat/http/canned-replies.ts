import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery } from '../../definitions/paging.ts';
import { idSchema, instantSchema, localizedText, nameText, revisionSchema } from '../../values/primitives.ts';

const idParams = z.object({ id: idSchema });
const fields = { title: nameText(80), text: localizedText(2_000) };
export const cannedReplyBodySchema = z.strictObject(fields);

/** A reply that staff sends often, in both languages. */
export const cannedReplySchema = z.object({
  _id: idSchema,
  title: z.string(),
  text: z.object({ vi: z.string(), en: z.string() }),
  revision: revisionSchema,
  updatedAt: instantSchema,
});
export type CannedReply = z.infer<typeof cannedReplySchema>;

/** Returns the canned replies, sorted by title. */
export const listCannedReplies = defineEndpoint({
  service: 'chat',
  method: 'GET',
  path: '/v1/canned-replies',
  access: 'staff',
  limit: 'read',
  query: pagingQuery,
  response: pageOf(cannedReplySchema),
  errors: [],
});

export const createCannedReply = defineEndpoint({
  service: 'chat',
  method: 'POST',
  path: '/v1/canned-replies',
  access: 'staff',
  limit: 'write',
  body: cannedReplyBodySchema,
  response: cannedReplySchema,
  status: 201,
  errors: [],
});

export const updateCannedReply = defineEndpoint({
  service: 'chat',
  method: 'PUT',
  path: '/v1/canned-replies/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  body: z.strictObject({ ...fields, revision: revisionSchema.optional() }),
  response: cannedReplySchema,
  errors: ['MESSAGE_NOT_FOUND', 'VERSION_CONFLICT'],
});

export const removeCannedReply = defineEndpoint({
  service: 'chat',
  method: 'DELETE',
  path: '/v1/canned-replies/:id',
  access: 'staff',
  limit: 'write',
  params: idParams,
  response: z.undefined(),
  status: 204,
  errors: ['MESSAGE_NOT_FOUND'],
});
