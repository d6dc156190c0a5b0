import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { dashboardQuery, queueOf } from '../../definitions/dashboard-query.ts';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { customerSchema } from './message-schema.ts';

export const chatDashboardSchema = z.object({
  computedAt: instantSchema,
  /** Every day of the query, those on which nobody wrote for the first time with zeros. */
  days: z.array(z.object({ day: z.iso.date(), newRooms: z.int().min(0) })),
  /** Rooms whose last messages are the customer's, read or not, those that wait longest first; `since` is when the first of these messages came. */
  unanswered: queueOf(
    z.object({
      _id: idSchema,
      customer: customerSchema.extend({ displayName: z.string().nullable() }),
      /** Of the last message; empty for a picture. */
      text: z.string(),
      since: instantSchema,
    }),
  ),
});
export type ChatDashboard = z.infer<typeof chatDashboardSchema>;

/** Who waits for an answer (rules/admin-pages.md). */
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
