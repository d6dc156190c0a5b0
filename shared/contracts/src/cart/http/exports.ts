import { z } from 'zod';
import { csvQuery, csvResponse } from '../../definitions/csv-file.ts';
import { dashboardQuery } from '../../definitions/dashboard-query.ts';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { queryFlag } from '../../values/primitives.ts';
import { orderFilters } from './orders.ts';
import { paymentFilters } from './payments.ts';

/**
 * CSV files for bookkeeping. POST, because each export is audited with its filters. Column names are the same in every language, amounts
 * are whole VND, days are those of Vietnam (columns: rules/admin-pages.md).
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

/** Exports orders with their current totals, by the list's filters, in the order of placement. */
export const exportOrders = defineEndpoint({
  ...file,
  path: '/v1/orders/export',
  query: z.object({ ...orderFilters, ...csvQuery }),
});

/**
 * Exports transfers with their allocations, by the list's filters and `queued` (those waiting for staff), in the order in which they
 * reached the bank.
 */
export const exportPayments = defineEndpoint({
  ...file,
  path: '/v1/payments/export',
  query: z.object({ ...paymentFilters, queued: queryFlag.optional(), ...csvQuery }),
});

/**
 * Exports ledger entries whose day is in the period, grouped by order. The first allocation of a transfer counts on the bank's day, as in
 * the dashboard.
 */
export const exportLedger = defineEndpoint({
  ...file,
  path: '/v1/ledger/export',
  query: dashboardQuery.safeExtend(csvQuery),
});
