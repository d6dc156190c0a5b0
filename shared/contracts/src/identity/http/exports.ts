import { z } from 'zod';
import { csvQuery, csvResponse } from '../../definitions/csv-file.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { auditFilters } from './identity.ts';
import { userFilters } from './users.ts';

/** POST, because each export is audited. */
const file = {
  service: 'identity',
  method: 'POST',
  limit: 'write',
  response: csvResponse,
  produces: 'text/csv',
  errors: [],
} as const;

/** Exports audit records by the filters of the list, newest first. */
export const exportAudit = defineEndpoint({
  ...file,
  path: '/v1/audit/export',
  access: 'system',
  query: z.object({ ...auditFilters, ...csvQuery }),
});

/** Exports accounts by the filters of the list, newest first, with the columns of the list: no telephone numbers, no addresses. */
export const exportUsers = defineEndpoint({
  ...file,
  path: '/v1/users/export',
  access: 'staff',
  query: z.object({ ...userFilters, ...csvQuery }),
});
