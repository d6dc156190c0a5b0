import { z } from 'zod';
import { defineEndpoint } from '../../definitions/endpoint.ts';
import { pageOf, pagingQuery } from '../../definitions/paging.ts';

/** An event that a consumer could not handle (`@gvg/messaging`), without its data. */
export const deadLetterSchema = z.object({
  /** 12 hexadecimal digits, the same in every list. */
  id: z.string(),
  /** Queue of the failed consumer, to which it is replayed. */
  queue: z.string(),
  /** Absent if the message cannot be parsed as an event. */
  type: z.string().optional(),
  subject: z.string().optional(),
  reason: z.string(),
  /** First line of the failure. */
  detail: z.string(),
  /** An ISO 8601 instant; empty if the broker did not provide one. */
  diedAt: z.string(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

const params = z.object({ id: z.string().regex(/^[0-9a-f]{12}$/, { error: 'INVALID_ID' }) });

/** Returns the dead letters of all services, latest first. */
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

/** Returns a dead letter with the full failure and the message as published. The access is audited. */
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

/**
 * Redelivers a dead letter to its consumer, which skips events already handled. ACTION_NOT_ALLOWED: that consumer no longer has a queue.
 */
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
