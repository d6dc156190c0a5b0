import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery } from '../../definitions/paging.ts';

/** An event that a consumer could not handle (`@gvg/messaging`), without what it contains. */
export const deadLetterSchema = z.object({
  /** 12 hexadecimal digits, the same in every list. */
  id: z.string(),
  /** The queue of the consumer that failed, and to which it is replayed. */
  queue: z.string(),
  /** Absent where the message cannot be read as an event. */
  type: z.string().optional(),
  subject: z.string().optional(),
  reason: z.string(),
  /** First line of the failure. */
  detail: z.string(),
  /** An ISO 8601 instant; empty where the broker did not say. */
  diedAt: z.string(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

const params = z.object({ id: z.string().regex(/^[0-9a-f]{12}$/, { error: 'INVALID_ID' }) });

/** Of all services, the latest first. */
export const listDeadLetters = defineEndpoint({
  service: 'identity',
  method: 'GET',
  path: '/v1/dead-letters',
  access: 'system',
  limit: 'read',
  query: pagingQuery,
  response: pageOf(deadLetterSchema),
  errors: [],
});

/** With the whole failure and the message as it was published. The look is recorded in the audit. */
export const lookAtDeadLetter = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/dead-letters/:id/look',
  access: 'system',
  limit: 'write',
  params,
  response: deadLetterSchema.extend({ body: z.string() }),
  errors: ['NOT_FOUND'],
});

/** Gives it to its consumer again, who skips what it has handled already. ACTION_NOT_ALLOWED where that consumer has no queue any more. */
export const replayDeadLetter = defineEndpoint({
  service: 'identity',
  method: 'POST',
  path: '/v1/dead-letters/:id/replay',
  access: 'system',
  limit: 'write',
  params,
  response: deadLetterSchema,
  errors: ['NOT_FOUND', 'ACTION_NOT_ALLOWED'],
});
