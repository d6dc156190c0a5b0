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
  /** The field that counts staff's edits, where other changes raise the revision too: an edit raises it, and is checked against it instead of the revision. */
  editCount?: keyof Stored & string;
  /** Staff representation: returned with VERSION_CONFLICT and stored in the audit. */
  present(stored: Stored): unknown;
  /** The event of a write. `before` is null for a new document. */
  eventOf(after: Stored, before: Stored | null, context: EventContext): EventToRecord<EventContract>;
  /** Runs each transaction that writes it, with what must happen before and after. */
  around?<Result>(transaction: () => Promise<Result>): Promise<Result>;
  /** Writes what a write implies in other collections (totals, stored versions), in its transaction, after its event was recorded. */
  writeDependents?(after: Stored, before: Stored | null, scope: WriteScope): Promise<void>;
}

export interface WriteScope extends Transaction {
  context: EventContext;
}

/** The update of a document, without the increment of its revision. */
export type EntityChange<Stored> = Pick<UpdateQuery<Stored>, '$set' | '$unset' | '$inc'>;
