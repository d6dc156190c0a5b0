import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { dashboardQuery, queueOf } from '../../definitions/dashboard-query.ts';
import { countryCodeSchema, idSchema, instantSchema, moneySchema } from '../../values/primitives.ts';
import { orderStatuses, paymentStatuses } from '../terms.ts';

const count = z.int().min(0);

/** A queue whose jobs have a time by which they should be done; `urgent` of them are past it, or will be within `urgentHours`. */
const timedQueueOf = <Item extends z.ZodType>(item: Item) => queueOf(item).extend({ urgent: count.default(0) });

/** VND that reached orders on a day, less what was moved away and paid back; orders placed on it. */
const daySchema = z.object({ day: z.iso.date(), revenue: z.int(), orders: count });

export const cartDashboardSchema = z.object({
  computedAt: instantSchema,
  /** One entry for each status in which something is still to happen; `late` of them are beyond what the shop has promised. */
  orders: z.array(z.object({ status: z.enum(orderStatuses), count, late: count })),
  /** Orders that are cancelled within `urgentHours` unless their deposit comes. */
  soonCancelled: count.default(0),
  /** Lines at the buying desk: those to be bought, and bought ones that are late from their sellers. */
  purchases: z.object({ toBuy: count, late: count }).default({ toBuy: 0, late: 0 }),
  /** VND that orders in AWAITING_BALANCE have due. */
  balanceDue: moneySchema.default(0),
  /** Orders of any status with money to give back, and how much in VND. */
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
  /** Every day of the query, those on which nothing happened with zeros. */
  days: z.array(daySchema),
  /** The same number of days before. */
  before: daySchema.omit({ day: true }),
  /** Products by pieces in orders that were placed in these days and of which something is paid; amounts in VND. */
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

/** What waits, and figures by the day in Vietnam (rules/admin-pages.md). Revenue: a transfer's first allocation counts on the bank's day, every later entry on its own. */
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
