import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { dashboardQuery, queueOf } from '../../definitions/dashboard-query.ts';
import { countryCodeSchema, idSchema, instantSchema, moneySchema } from '../../values/primitives.ts';
import { orderStatuses, paymentStatuses } from '../terms.ts';

const count = z.int().min(0);

/** A queue whose jobs have a deadline. `urgent` of them are past it or will be within `urgentHours`. */
const timedQueueOf = <Item extends z.ZodType>(item: Item) => queueOf(item).extend({ urgent: count.default(0) });

/** `revenue`: VND allocated to orders on a day, less what was moved away or paid back. `orders`: orders placed on it. */
const daySchema = z.object({ day: z.iso.date(), revenue: z.int(), orders: count });

export const cartDashboardSchema = z.object({
  computedAt: instantSchema,
  /** One entry per open status. `late` of its orders exceed the time that the shop has promised. */
  orders: z.array(z.object({ status: z.enum(orderStatuses), count, late: count })),
  /** Orders that are cancelled within `urgentHours` unless their deposit arrives. */
  soonCancelled: count.default(0),
  /** Lines at the buying desk: those to buy, and bought ones that are late from their sellers. */
  purchases: z.object({ toBuy: count, late: count }).default({ toBuy: 0, late: 0 }),
  /** Total due of orders in AWAITING_BALANCE, in VND. */
  balanceDue: moneySchema.default(0),
  /** Orders of any status with money to give back, and the total in VND. */
  owed: z.object({ count, amount: moneySchema }),
  quotes: timedQueueOf(
    z.object({
      _id: idSchema,
      customer: z.string(),
      names: z.array(z.string()),
      lines: count,
      answerBy: instantSchema,
    }),
  ),
  payments: timedQueueOf(
    z.object({
      _id: idSchema,
      amount: moneySchema,
      content: z.string(),
      status: z.enum(paymentStatuses),
      receivedAt: instantSchema,
    }),
  ),
  toWeigh: timedQueueOf(
    z.object({
      code: z.string(),
      fullName: z.string(),
      country: countryCodeSchema,
      pieces: count,
      since: instantSchema,
    }),
  ),
  /** Every day of the period; days without activity have zeros. */
  days: z.array(daySchema),
  /** Totals of the preceding period of the same length. */
  before: daySchema.omit({ day: true }),
  /** Best-selling products by pieces, in partly or fully paid orders placed in the period. Amounts in VND. */
  bestSellers: z.array(
    z.object({
      product: idSchema,
      name: z.object({ vi: z.string(), en: z.string() }),
      image: z.string().optional(),
      pieces: count,
      amount: moneySchema,
    }),
  ),
});
export type CartDashboard = z.infer<typeof cartDashboardSchema>;

/**
 * Returns open work and daily figures for the dashboard. Days are those of Vietnam (rules/admin-pages.md). Revenue: the first allocation of
 * a transfer counts on the bank's day, every later entry on its own day.
 */
export const getCartDashboard = defineEndpoint({
  service: 'cart',
  method: 'GET',
  path: '/v1/dashboard/cart',
  access: 'staff',
  limit: 'read',
  query: dashboardQuery,
  response: cartDashboardSchema,
  errors: [],
});
