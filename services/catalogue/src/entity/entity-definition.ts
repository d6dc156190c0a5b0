import type { ClientSession, Connection, Model, UpdateQuery } from 'mongoose';
import type { ErrorCode } from '@gvg/contracts/errors';
import type { EventContext } from '@gvg/messaging/outbox';
import type { StoredEntity } from './stored-entity.ts';

/** One kind of editable thing: how it is kept, shown, missed, and told of. */
export interface EntityDefinition<Stored extends StoredEntity> {
  /** Subject of its audit records, e.g. `product-category`. */
  name: string;
  model: Model<Stored>;
  notFound: ErrorCode;
  /** What a unique index that refuses a write is answered with. */
  alreadyExists: ErrorCode;
  /** As staff sees it: shown with VERSION_CONFLICT and kept in the audit. */
  present(stored: Stored): unknown;
  /** Records the domain event that a write leads to, in its transaction. `before` is null for a new one. */
  recordEvents(after: Stored, before: Stored | null, scope: WriteScope): Promise<void>;
}

export interface WriteScope {
  connection: Connection;
  session: ClientSession;
  context: EventContext;
}

/** What a change does to the document beside counting its revision. */
export type EntityChange<Stored> = Pick<UpdateQuery<Stored>, '$set' | '$unset' | '$inc'>;
