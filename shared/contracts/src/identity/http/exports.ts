import { z } from 'zod';
import { csvQuery, csvResponse } from '../../definitions/csv-file.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { auditFilters } from './identity.ts';
import { userFilters } from './users.ts';

/** A POST, as looks that are recorded are: each is in the audit. */
const file = {
  service: 'identity',
  method: 'POST',
  limit: 'write',
  response: csvResponse,
  produces: 'text/csv',
  errors: [],
} as const;

/** Records of the audit by the filters of the list, newest first. */
export const exportAudit = defineEndpoint({
  ...file,
  path: '/v1/audit/export',
  access: 'system',
  query: z.object({ ...auditFilters, ...csvQuery }),
});

/** Accounts by the filters of the list, newest first, with what the list shows of each: no telephone number, no address. */
export const exportUsers = defineEndpoint({
  ...file,
  path: '/v1/users/export',
  access: 'staff',
  query: z.object({ ...userFilters, ...csvQuery }),
});
