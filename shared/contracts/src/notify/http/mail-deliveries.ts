import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { mailTemplates } from '../../identity/mail-templates.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { buyingMailTemplates } from '../mail-templates.ts';

/** WAITING until it is sent or given up; DROPPED when its account was closed, its link used or what it says overtaken before it could be sent. */
export const deliveryStatuses = ['WAITING', 'SENT', 'FAILED', 'DROPPED'] as const;

/** One mail, without address and text. `user` is null once the account is closed; `lastError` is the mail server's reply without addresses. */
export const mailDeliverySchema = z.object({
  _id: idSchema,
  user: idSchema.nullable(),
  template: z.enum([...mailTemplates, ...buyingMailTemplates]),
  status: z.enum(deliveryStatuses),
  attempts: z.int().min(0),
  lastError: z.string().nullable(),
  requestedAt: instantSchema,
  nextAttemptAt: instantSchema.nullable(),
  sentAt: instantSchema.nullable(),
});
export type MailDelivery = z.infer<typeof mailDeliverySchema>;

/** The delivery log, by default newest first. */
export const listMailDeliveries = defineEndpoint({
  service: 'notify',
  method: 'GET',
  path: '/v1/mail-deliveries',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({
    user: idSchema.optional(),
    status: z.enum(deliveryStatuses).optional(),
    sort: sortBy('requestedAt').default('-requestedAt'),
  }),
  response: staffPageOf(mailDeliverySchema),
  errors: [],
});
