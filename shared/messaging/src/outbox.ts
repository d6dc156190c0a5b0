import { randomUUID } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import type { z } from 'zod';
import type { Actor, Envelope, EventContract } from '@gvg/contracts/event';
import { outboxCollection } from './outbox-store.ts';

export interface EventContext {
  actor: Actor;
  correlationId: string;
  /** Id of the event or request that led to this one; the correlation id where nothing nearer is known. */
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

/**
 * Writes the event beside the change that it tells, in the caller's transaction: both are there or neither.
 * Throws a ZodError when `data` is not what the contract says, and an Error outside a transaction.
 */
export async function recordEvent<C extends EventContract>(connection: Connection, session: ClientSession, event: EventToRecord<C>): Promise<void> {
  if (!session.inTransaction()) throw new Error(`${event.contract.type} must be recorded in the transaction of the change that it tells`);
  const recordedAt = new Date();
  const envelope = envelopeOf(event, recordedAt);
  await outboxCollection(connection).insertOne(
    {
      subject: `${envelope.subject.type}:${envelope.subject.id}`,
      revision: envelope.revision,
      eventId: envelope.id,
      type: envelope.type,
      body: JSON.stringify(envelope),
      recordedAt,
      claim: null,
      claimedUntil: new Date(0),
    },
    { session },
  );
}

/** The event as it will travel; throws a ZodError when `data` is not what the contract says. */
export function envelopeOf<C extends EventContract>({ contract, subjectId, revision, data, context }: EventToRecord<C>, now = new Date()): Envelope {
  return {
    id: randomUUID(),
    type: contract.type,
    version: contract.version,
    occurredAt: now.toISOString(),
    subject: { type: contract.subjectType, id: subjectId },
    revision,
    correlationId: context.correlationId,
    causationId: context.causationId ?? context.correlationId,
    actor: context.actor,
    data: contract.data.parse(data),
  };
}
