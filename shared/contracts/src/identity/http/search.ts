import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { hitsOf, searchQuery } from '../../definitions/search-query.ts';
import { userSummarySchema } from './user-schema.ts';

const userHitSchema = userSummarySchema
  .pick({ _id: true, displayName: true, email: true, avatar: true, roles: true, isBlocked: true, createdAt: true })
  .extend({
    /** Found by a complete telephone number, which only an audited look at the account shows. */
    isFoundByPhone: z.boolean(),
  });
export type UserHit = z.infer<typeof userHitSchema>;

/** Finds accounts like `search` of the list of users, newest first. */
export const searchIdentity = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/search/identity',
  access: 'staff',
  limit: 'read',
  query: searchQuery,
  response: z.object({ users: hitsOf(userHitSchema) }),
  errors: [],
});
