import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { z } from 'zod';
import type { Actor, Envelope, EventContract } from '@gvg/contracts/event';
import { outboxCollection, outboxName } from './outbox-store.ts';
import type { OutboxRow, StoredOutboxRow } from './outbox-store.ts';
import { writeTogether } from './write-together.ts';
import type { TransactionWrite } from './write-together.ts';

export interface EventContext {
  actor: Actor;
  correlationId: string;
  /** Id of the event or request that led to this one; default: the correlation id. */
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

/** For this long nobody but the process that has recorded an event publishes it; then, when that process was killed, any relay does. */
const ownMs = 2_000;

/** Token of this process in the rows that it has claimed. */
const processClaim = randomUUID();

const recordedIn = new WeakMap<ClientSession, StoredOutboxRow[]>();

/**
 * From now on, events that are recorded in the session are claimed by this process. Returns the list that they are added to, to be given to `Bus.publish` after the
 * commit. An attempt of a transaction begins with a list of its own.
 */
export function claimRecorded(session: ClientSession): readonly StoredOutboxRow[] {
  const rows: StoredOutboxRow[] = [];
  recordedIn.set(session, rows);
  return rows;
}

/**
 * Writes the event to the outbox in the caller's transaction: the change and its event are committed together or not at all. Returns the event's id.
 * Throws a ZodError when `data` does not match the contract, and an Error outside a transaction.
 */
export async function recordEvent<C extends EventContract>(
  connection: Connection,
  session: ClientSession,
  event: EventToRecord<C>,
): Promise<string> {
  const [eventId = ''] = await insertRows(connection, session, [event]);
  return eventId;
}

/** Like `recordEvent`, for several events by one write; those of one subject in the order of their revisions. */
export async function recordEvents(
  connection: Connection,
  session: ClientSession,
  events: readonly EventToRecord<EventContract>[],
): Promise<void> {
  await insertRows(connection, session, events);
}

/**
 * Like `recordEvents`, together with other writes of the transaction by one command. Returns how many documents the updates have found; errors are also those of
 * `writeTogether`.
 */
export async function writeAndRecord(
  connection: Connection,
  session: ClientSession,
  { writes, events }: { writes: readonly TransactionWrite[]; events: readonly EventToRecord<EventContract>[] },
): Promise<number> {
  const rows = newRows(session, events);
  const found = await writeTogether(connection, session, [
    ...writes,
    ...rows.map((document) => ({ insert: outboxName, document })),
  ]);
  recordedIn.get(session)?.push(...rows);
  return found;
}

/** Returns the ids of the events. */
async function insertRows<C extends EventContract>(
  connection: Connection,
  session: ClientSession,
  events: readonly EventToRecord<C>[],
): Promise<string[]> {
  const rows = newRows(session, events);
  await outboxCollection(connection).insertMany(rows, { session });
  recordedIn.get(session)?.push(...rows);
  return rows.map(({ eventId }) => eventId);
}

function newRows<C extends EventContract>(
  session: ClientSession,
  events: readonly EventToRecord<C>[],
): StoredOutboxRow[] {
  return events.map((event) => ({ _id: new mongo.ObjectId(), ...rowOf(session, event) }));
}

function rowOf<C extends EventContract>(session: ClientSession, event: EventToRecord<C>): OutboxRow {
  if (!session.inTransaction())
    throw new Error(`${event.contract.type} must be recorded in the transaction of its change`);
  const recordedAt = new Date();
  const envelope = envelopeOf(event, recordedAt);
  return {
    subject: `${envelope.subject.type}:${envelope.subject.id}`,
    revision: envelope.revision,
    eventId: envelope.id,
    type: envelope.type,
    body: JSON.stringify(envelope),
    recordedAt,
    ...(recordedIn.has(session)
      ? { claim: processClaim, claimedUntil: new Date(recordedAt.getTime() + ownMs) }
      : { claim: null, claimedUntil: new Date(0) }),
  };
}

/** The envelope as it will be published; throws a ZodError when `data` does not match the contract. */
export function envelopeOf<C extends EventContract>(
  { contract, subjectId, revision, data, context }: EventToRecord<C>,
  now = new Date(),
): Envelope {
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
