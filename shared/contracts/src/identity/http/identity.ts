import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import { instantSchema } from '../../values/primitives.ts';
import { auditRecordSchema } from '../events.ts';

/** Returns the public keys that verify access tokens and guest cookies (RFC 7517). */
export const getKeySet = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/auth/jwks',
  access: 'public',
  limit: 'read',
  response: z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), alg: z.literal('ES256') })) }),
  errors: [],
});

/**
 * Sets GUEST_SESSION_ID if the cookie is missing, expired or not signed by this site. `sessionId` is the guest's bare id, as in events and
 * records. `signedSessionId` is the cookie's value, which services can verify; sockets send it in their handshake. Crawlers get no cookie
 * and `null` for both.
 */
export const beginGuestSession = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/auth/session',
  access: 'public',
  limit: 'read',
  response: z.object({ sessionId: z.string().nullable(), signedSessionId: z.string().nullable() }),
  errors: [],
});

/** Filters of the audit. */
export const auditFilters = {
  actor: z.string().max(100).optional(),
  action: z.string().max(100).optional(),
  subjectType: z.string().max(100).optional(),
  subjectId: z.string().max(100).optional(),
  from: instantSchema.optional(),
  to: instantSchema.optional(),
};

/** Returns the append-only record of every staff write, by default newest first. */
export const listAudit = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/audit',
  access: 'system',
  limit: 'read',
  query: staffPagingQuery.extend({ ...auditFilters, sort: sortBy('at').default('-at') }),
  response: staffPageOf(auditRecordSchema.extend({ _id: z.string(), at: instantSchema, correlationId: z.string() })),
  errors: [],
});
