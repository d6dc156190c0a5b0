import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import type { z } from 'zod';
import type { Actor, Envelope, EventContract } from '@gvg/contracts/definitions/event';
import type { StoredOutboxRow } from './outbox-store.ts';

export interface EventContext {
  actor: Actor;
  correlationId: string;
  /** Id of the event or request that led to this one. Default: the correlation id. */
  causationId?: string;
}

export interface EventToRecord<C extends EventContract> {
  contract: C;
  subjectId: string;
  /** Counts the changes of the subject, from 1. */
  revision: number;
  data: z.input<C['data']>;
  context: EventContext;
}

/** Returns the row with the envelope as it will be published. Throws a ZodError if `data` does not match the contract. */
export function toOutboxRow<C extends EventContract>({
  contract,
  subjectId,
  revision,
  data,
  context,
}: EventToRecord<C>): StoredOutboxRow {
  const [eventId, recordedAt] = [randomUUID(), new Date()];
  const envelope: Envelope = {
    id: eventId,
    type: contract.type,
    version: contract.version,
    occurredAt: recordedAt.toISOString(),
    subject: { type: contract.subjectType, id: subjectId },
    revision,
    correlationId: context.correlationId,
    causationId: context.causationId ?? context.correlationId,
    actor: context.actor,
    data: contract.data.parse(data),
  };
  return {
    _id: new mongo.ObjectId(),
    subject: `${contract.subjectType}:${subjectId}`,
    revision,
    eventId,
    type: contract.type,
    body: JSON.stringify(envelope),
    recordedAt,
    claim: null,
    claimedUntil: new Date(0),
  };
}
