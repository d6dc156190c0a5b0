import { z } from 'zod';
import { csvQuery, csvResponse } from '../../definitions/csv-file.ts';
import { dashboardQuery } from '../../definitions/dashboard-query.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { queryFlag } from '../../values/primitives.ts';
import { orderFilters } from './orders.ts';
import { paymentFilters } from './payments.ts';

/**
 * Files for a bookkeeper. A POST, as looks that are recorded are: each is in the audit with its filters. Columns have the same names in every language, amounts
 * are whole dongs, days are those of Vietnam; what each column holds is in rules/admin-pages.md.
 */
const file = {
  service: 'cart',
  method: 'POST',
  access: 'staff',
  limit: 'write',
  response: csvResponse,
  produces: 'text/csv',
  errors: [],
} as const;

/** Orders with their totals as they are now, by the filters of the list, in the order in which they were placed. */
export const exportOrders = defineEndpoint({
  ...file,
  path: '/v1/orders/export',
  query: z.object({ ...orderFilters, ...csvQuery }),
});

/** Transfers with what lies where, by the filters of the list and by those that need a hand (`queued`), in the order in which they reached the bank. */
export const exportPayments = defineEndpoint({
  ...file,
  path: '/v1/payments/export',
  query: z.object({ ...paymentFilters, queued: queryFlag.optional(), ...csvQuery }),
});

/** Entries of the ledgers of orders whose day is in the period, order by order: the first allocation of a transfer counts on the bank's day, as in the figures of the dashboard. */
export const exportLedger = defineEndpoint({
  ...file,
  path: '/v1/ledger/export',
  query: dashboardQuery.safeExtend(csvQuery),
});
