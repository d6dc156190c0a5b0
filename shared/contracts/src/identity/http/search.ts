import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { hitsOf, searchQuery } from '../../definitions/search-query.ts';
import { userSummarySchema } from './user-schema.ts';

const userHitSchema = userSummarySchema
  .pick({ _id: true, displayName: true, email: true, avatar: true, roles: true, isBlocked: true, createdAt: true })
  .extend({
    /** Found by a whole telephone number, which a look at the account shows and records. */
    isFoundByPhone: z.boolean(),
  });
export type UserHit = z.infer<typeof userHitSchema>;

/** Accounts that the list of users has, by what its `search` finds; newest first. */
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
