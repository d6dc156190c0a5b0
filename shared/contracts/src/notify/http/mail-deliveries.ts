import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { staffPageOf, staffPagingQuery } from '../../definitions/paging.ts';
import { sortBy } from '../../definitions/sorting.ts';
import { idSchema, instantSchema } from '../../values/primitives.ts';
import { deliveredTemplates, deliveryStatuses } from '../mail-templates.ts';

/** A mail without address and text. `user` is null once the account is closed; `lastError` is the mail server's reply without addresses. */
export const mailDeliverySchema = z.object({
  _id: idSchema,
  user: idSchema.nullable(),
  template: z.enum(deliveredTemplates),
  status: z.enum(deliveryStatuses),
  attempts: z.int().min(0),
  lastError: z.string().nullable(),
  requestedAt: instantSchema,
  nextAttemptAt: instantSchema.nullable(),
  sentAt: instantSchema.nullable(),
});
export type MailDelivery = z.infer<typeof mailDeliverySchema>;

/** Returns the delivery log, by default newest first. */
export const listMailDeliveries = defineEndpoint({
  service: 'notify',
  method: 'GET',
  path: '/v1/mail-deliveries',
  access: 'staff',
  limit: 'read',
  query: staffPagingQuery.extend({
    user: idSchema.optional(),
    status: z.enum(deliveryStatuses).optional(),
    template: z.enum(deliveredTemplates).optional(),
    sort: sortBy('requestedAt').default('-requestedAt'),
  }),
  response: staffPageOf(mailDeliverySchema),
  errors: [],
});

const params = z.object({ id: idSchema });

/**
 * Returns a mail with its content, composed again from the current state, without codes, links and address. If it can no longer be
 * composed, `content` is null and `reason` is the error code: INVALID_ROLE for an ADMIN and a security mail to staff.
 */
export const getMailDelivery = defineEndpoint({
  service: 'notify',
  method: 'GET',
  path: '/v1/mail-deliveries/:id',
  access: 'staff',
  limit: 'read',
  params,
  response: mailDeliverySchema.extend({
    content: z.object({ subject: z.string(), text: z.string() }).nullable(),
    reason: z.string().nullable(),
  }),
  errors: ['NOT_FOUND'],
});

/**
 * Queues a mail again, with a new code if it has one. ACTION_NOT_ALLOWED while it waits, and if it must no longer be sent. INVALID_ROLE for
 * an ADMIN and a security mail to staff.
 */
export const sendMailAgain = defineEndpoint({
  service: 'notify',
  method: 'POST',
  path: '/v1/mail-deliveries/:id/send-again',
  access: 'staff',
  limit: 'write',
  params,
  response: mailDeliverySchema,
  errors: ['NOT_FOUND', 'INVALID_ROLE', 'ACTION_NOT_ALLOWED', 'USER_WAS_DELETED'],
});
