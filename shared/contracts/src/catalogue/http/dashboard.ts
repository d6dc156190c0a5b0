import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { dashboardQuery, queueOf } from '../../definitions/dashboard-query.ts';
import { localizedText, idSchema, instantSchema } from '../../values/primitives.ts';

const count = z.int().min(0);

export const catalogueDashboardSchema = z.object({
  computedAt: instantSchema,
  /**
   * Every day of the period; days without activity have zeros. In pieces: `sold` less those returned by cancelled orders, `received` by
   * staff.
   */
  days: z.array(z.object({ day: z.iso.date(), sold: z.int(), received: count })),
  /**
   * Products whose stock lasts less than 14 days at the rate of the last 14, the first to run out first. `sold` in these days, by stock
   * movements; `daysLeft` is rounded down.
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

/** Returns products about to run out, and pieces sold and received per day in Vietnam (rules/admin-pages.md). */
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
