import type { Model, UpdateQuery } from 'mongoose';
import type { EventContract } from '@gvg/contracts/definitions/event';
import type { ErrorCode } from '@gvg/contracts/errors';
import type { EventContext, EventToRecord } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import type { StoredEntity } from './stored-entity.ts';

/** Describes an editable entity: its model, error codes, presenter and events. */
export interface EntityDefinition<Stored extends StoredEntity> {
  /** Subject type of its audit records, e.g. `product-category`. */
  name: string;
  model: Model<Stored>;
  notFound: ErrorCode;
  /** Error code when a unique index rejects a write; a function gets the fields of that index. */
  alreadyExists: ErrorCode | ((keys: Record<string, unknown>) => ErrorCode);
  /**
   * Field that counts staff's edits, for entities whose revision also counts other changes. An edit increments it, and is checked against it instead of the
   * revision.
   */
  editCount?: keyof Stored & string;
  /** Staff representation: returned with VERSION_CONFLICT and stored in the audit. */
  present(stored: Stored): unknown;
  /** Returns the event of a write. `before` is null for a new document. */
  eventOf(after: Stored, before: Stored | null, context: EventContext): EventToRecord<EventContract>;
  /** Wraps each transaction that writes the entity. */
  around?<Result>(transaction: () => Promise<Result>): Promise<Result>;
  /** Writes dependent data in other collections (totals, stored versions), in the transaction of the write, after its event was recorded. */
  writeDependents?(after: Stored, before: Stored | null, scope: WriteScope): Promise<void>;
}

export interface WriteScope extends Transaction {
  context: EventContext;
}

/** The update of a document, without the increment of its revision. */
export type EntityChange<Stored> = Pick<UpdateQuery<Stored>, '$set' | '$unset' | '$inc'>;
