import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { dashboardQuery, queueOf } from '../../definitions/dashboard-query.ts';
import { localizedText, idSchema, instantSchema } from '../../values/primitives.ts';

const count = z.int().min(0);

export const catalogueDashboardSchema = z.object({
  computedAt: instantSchema,
  /** Every day of the query, those on which nothing happened with zeros. Pieces: `sold` less what cancelled orders gave back, `received` by staff. */
  days: z.array(z.object({ day: z.iso.date(), sold: z.int(), received: count })),
  /**
   * Products of which what is left ends within 14 days at the pace of the last 14, the first to end first. `sold` in these days, by movements; `daysLeft` is
   * rounded down.
   */
  lowStock: queueOf(
    z.object({
      product: idSchema,
      name: localizedText(200),
      image: z.string().optional(),
      stock: count,
      sold: count,
      daysLeft: count,
    }),
  ),
});
export type CatalogueDashboard = z.infer<typeof catalogueDashboardSchema>;

/** What ends, and how much was sold and received by the day in Vietnam (rules/admin-pages.md). */
export const getCatalogueDashboard = defineEndpoint({
  service: 'catalogue',
  method: 'GET',
  path: '/v1/dashboard/catalogue',
  access: 'staff',
  limit: 'read',
  query: dashboardQuery,
  response: catalogueDashboardSchema,
  errors: [],
});
