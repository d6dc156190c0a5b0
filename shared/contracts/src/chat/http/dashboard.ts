import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { dashboardQuery, queueOf } from '../../definitions/dashboard-query.ts';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { customerSchema } from './message-schema.ts';

export const chatDashboardSchema = z.object({
  computedAt: instantSchema,
  /** Every day of the period; days without new rooms have zeros. */
  days: z.array(z.object({ day: z.iso.date(), newRooms: z.int().min(0) })),
  /**
   * Rooms whose last messages are from the customer, read or not, longest waiting first. `since` is the time of the first of these
   * messages.
   */
  unanswered: queueOf(
    z.object({
      _id: idSchema,
      customer: customerSchema.extend({ displayName: z.string().nullable() }),
      /** Text of the last message; empty for a picture. */
      text: z.string(),
      since: instantSchema,
    }),
  ),
});
export type ChatDashboard = z.infer<typeof chatDashboardSchema>;

/** Returns the customers who wait for an answer, and new rooms per day (rules/admin-pages.md). */
export const getChatDashboard = defineEndpoint({
  service: 'chat',
  method: 'GET',
  path: '/v1/dashboard/chat',
  access: 'staff',
  limit: 'read',
  query: dashboardQuery,
  response: chatDashboardSchema,
  errors: [],
});
