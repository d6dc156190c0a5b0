import { mongo, Types } from 'mongoose';
import type { QueryFilter } from 'mongoose';
import type { EntityChange, EntityDefinition, WriteScope } from './entity-definition.ts';
import type { StoredEntity } from './stored-entity.ts';

/** Fields of a new document; `_id`, `revision` and `createdAt` are assigned on insert. */
export type NewEntity<Stored> = Omit<Stored, keyof StoredEntity>;

/** Inserts a document and records its events in the scope's transaction. */
export async function insertEntity<Stored extends StoredEntity>(entity: EntityDefinition<Stored>, fields: NewEntity<Stored>, scope: WriteScope): Promise<Stored> {
  const created = { ...fields, _id: new Types.ObjectId(), revision: 1, createdAt: new Date() } as Stored;
  await entity.model.insertMany([created], { session: scope.session });
  await entity.recordEvents(created, null, scope);
  return created;
}

/**
 * Writes a change that is based on `before`, increments the revision and records the events in the scope's transaction. A concurrent change
 * makes the driver retry the whole transaction.
 */
export async function applyChange<Stored extends StoredEntity>(entity: EntityDefinition<Stored>, before: Stored, change: EntityChange<Stored>, scope: WriteScope): Promise<Stored> {
  const filter = { _id: before._id, revision: before.revision } as QueryFilter<Stored>;
  const update = { ...change, $inc: { ...change.$inc, revision: 1 } };
  const after = await entity.model.findOneAndUpdate(filter, update, { session: scope.session, returnDocument: 'after' }).lean<Stored>();
  if (after === null) throw concurrentChangeError(entity.name);
  await entity.recordEvents(after, before, scope);
  return after;
}

/** The driver retries a transaction that fails with the TransientTransactionError label. */
export function concurrentChangeError(name: string): mongo.MongoError {
  const error = new mongo.MongoError(`the ${name} was changed meanwhile`);
  error.addErrorLabel(mongo.MongoErrorLabel.TransientTransactionError);
  return error;
}
