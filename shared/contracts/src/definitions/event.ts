import { z } from 'zod';
import type { CacheSubject } from './endpoint.ts';

export const actorSchema = z.object({ kind: z.enum(['user', 'guest', 'service', 'system']), id: z.string() });
export type Actor = z.infer<typeof actorSchema>;

/**
 * Envelope of every event. `type` is in the past tense (`product.created`). `version` counts incompatible shapes of `data` (changes are
 * additive, so it stays 1). `revision` counts the changes of `subject`: a stateful consumer skips events that are not newer. Personal data
 * only by id; no secrets.
 */
export const envelopeSchema = z.object({
  id: z.uuid(),
  type: z.string(),
  version: z.int().min(1),
  occurredAt: z.iso.datetime(),
  subject: z.object({ type: z.string(), id: z.string() }),
  revision: z.int().min(0),
  correlationId: z.string(),
  causationId: z.string(),
  actor: actorSchema,
  data: z.unknown(),
});
export type Envelope<Data = unknown> = Omit<z.infer<typeof envelopeSchema>, 'data'> & { data: Data };

/** Contract of one event type: its type on the wire, its subject type, and the schema of its data. */
export interface EventContract<Type extends string = string, Data extends z.ZodType = z.ZodType> {
  type: Type;
  version: number;
  subjectType: string;
  /** The only service that may publish it; `*` for any. */
  producer: string;
  /**
   * Caches to invalidate: the entity of this cache subject with the event's subject id, or `all`. Caches subscribe to every event that has
   * it.
   */
  invalidates?: CacheSubject | 'all';
  data: Data;
}

/** An event that invalidates cached responses. */
export type InvalidatingEvent = EventContract & { invalidates: CacheSubject | 'all' };

export function isInvalidatingEvent(contract: EventContract): contract is InvalidatingEvent {
  return contract.invalidates !== undefined;
}

export function defineEvent<Type extends string, Data extends z.ZodType>(
  contract: EventContract<Type, Data>,
): EventContract<Type, Data> {
  return contract;
}

export type DataOf<Contract extends EventContract> = z.output<Contract['data']>;
