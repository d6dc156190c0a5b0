import { Types } from 'mongoose';
import type { QueryFilter } from 'mongoose';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { checkRevision } from '@gvg/service-kit/data/revision';
import type { Catalogue } from '../catalogue.ts';
import type { EntityChange, EntityDefinition, WriteScope } from './entity-definition.ts';
import type { StoredEntity } from './stored-entity.ts';

export type WriteDependencies = Pick<Catalogue, 'withTransaction'>;

/** Fields of a new document; `_id`, `revision` and `createdAt` are assigned on insert. */
export type NewEntity<Stored> = Omit<Stored, keyof StoredEntity>;

export interface CreateRequest<Stored> {
  context: EventContext;
  /** Builds and validates the fields of the new document inside the transaction. */
  fields(scope: WriteScope): Promise<NewEntity<Stored>> | NewEntity<Stored>;
}

export interface ChangeRequest<Stored> {
  id: string;
  /** The revision that the change is based on; undefined skips the check. */
  revision: number | undefined;
  /** For the audit record, for example `update` or `remove`. */
  action: string;
  context: EventContext;
  /** Validates and returns the change; undefined if the document already is in the requested state. */
  change(
    stored: Stored,
    scope: WriteScope,
  ): Promise<EntityChange<Stored> | undefined> | EntityChange<Stored> | undefined;
}

/** Creates a document and records its events and the audit in one transaction. Throws the entity's WAS_EXISTED when a unique index rejects the write. */
export function createEntity<Stored extends StoredEntity>(
  dependencies: WriteDependencies,
  entity: EntityDefinition<Stored>,
  { context, fields }: CreateRequest<Stored>,
): Promise<Stored> {
  return writeEntity(dependencies, entity, context, async (scope) =>
    createEntityWithin(entity, await fields(scope), scope),
  );
}

/** `createEntity` within a transaction of `writeEntity` that has more to write. */
export async function createEntityWithin<Stored extends StoredEntity>(
  entity: EntityDefinition<Stored>,
  fields: NewEntity<Stored> & { _id?: Types.ObjectId },
  scope: WriteScope,
): Promise<Stored> {
  const created = await insertEntity(entity, fields, scope);
  audit(entity, { action: 'create', before: null, after: created }, scope);
  return created;
}

/**
 * Changes a document and records its events and the audit in one transaction. Throws the entity's NOT_FOUND, VERSION_CONFLICT with the current
 * state, or WAS_EXISTED when a unique index rejects the write.
 */
export function changeEntity<Stored extends StoredEntity>(
  dependencies: WriteDependencies,
  entity: EntityDefinition<Stored>,
  request: ChangeRequest<Stored>,
): Promise<Stored> {
  return writeEntity(dependencies, entity, request.context, (scope) => changeEntityWithin(entity, request, scope));
}

/** `changeEntity` within a transaction of `writeEntity` that has more to write. */
export async function changeEntityWithin<Stored extends StoredEntity>(
  entity: EntityDefinition<Stored>,
  request: Omit<ChangeRequest<Stored>, 'context'>,
  scope: WriteScope,
): Promise<Stored> {
  const before = await entity.model.findById(request.id).session(scope.session).lean<Stored>();
  if (before === null) throw new ApiFailure(entity.notFound);
  checkEdit(entity, before, request.revision);
  const change = await request.change(before, scope);
  if (change === undefined) return before;
  const after = await applyChange(entity, before, toEdit(entity, change), scope);
  audit(entity, { action: request.action, before, after }, scope);
  return after;
}

/** Inserts a document, with a new id unless one is given, and records its events in the scope's transaction. */
export async function insertEntity<Stored extends StoredEntity>(
  entity: EntityDefinition<Stored>,
  fields: NewEntity<Stored> & { _id?: Types.ObjectId },
  scope: WriteScope,
): Promise<Stored> {
  const created = { _id: new Types.ObjectId(), ...fields, revision: 1, createdAt: new Date() } as Stored;
  // Not a bulk insert: only the error of a single write names the index that rejects it.
  await new entity.model(created).save({ session: scope.session });
  await recordWrite(entity, created, null, scope);
  return created;
}

/** Inserts complete documents and records their events in the scope's transaction. */
export async function insertDocuments<Stored extends StoredEntity>(
  entity: EntityDefinition<Stored>,
  documents: Stored[],
  scope: WriteScope,
): Promise<void> {
  await entity.model.insertMany(documents, { session: scope.session });
  for (const document of documents) await recordWrite(entity, document, null, scope);
}

/**
 * Writes a change that is based on `before`, increments the revision and records the events in the scope's transaction. A concurrent change
 * makes the driver retry the whole transaction.
 */
export async function applyChange<Stored extends StoredEntity>(
  entity: EntityDefinition<Stored>,
  before: Stored,
  change: EntityChange<Stored>,
  scope: WriteScope,
): Promise<Stored> {
  const filter = { _id: before._id, revision: before.revision } as QueryFilter<Stored>;
  const update = { ...change, $inc: { ...change.$inc, revision: 1 } };
  const after = await entity.model
    .findOneAndUpdate(filter, update, { session: scope.session, returnDocument: 'after' })
    .lean<Stored>();
  if (after === null) throw concurrentChangeError(entity.name);
  await recordWrite(entity, after, before, scope);
  return after;
}

function checkEdit<Stored extends StoredEntity>(
  { editCount = 'revision', present }: EntityDefinition<Stored>,
  before: Stored,
  expected: number | undefined,
): void {
  checkRevision({ revision: before[editCount] as number }, expected, () => present(before));
}

function toEdit<Stored extends StoredEntity>(
  { editCount }: EntityDefinition<Stored>,
  change: EntityChange<Stored>,
): EntityChange<Stored> {
  return editCount === undefined
    ? change
    : { ...change, $inc: { ...change.$inc, [editCount]: 1 } as typeof change.$inc };
}

/** Runs a transaction that writes the entity. Throws its WAS_EXISTED when a unique index rejects the write. */
export async function writeEntity<Stored extends StoredEntity, Result>(
  { withTransaction }: WriteDependencies,
  { alreadyExists, around = (transaction) => transaction() }: EntityDefinition<Stored>,
  context: EventContext,
  work: (scope: WriteScope) => Promise<Result>,
): Promise<Result> {
  try {
    return await around(() => withTransaction((transaction) => work({ ...transaction, context })));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const { keyPattern = {} } = error as { keyPattern?: Record<string, unknown> };
    throw new ApiFailure(typeof alreadyExists === 'function' ? alreadyExists(keyPattern) : alreadyExists, {
      cause: error,
    });
  }
}

async function recordWrite<Stored extends StoredEntity>(
  entity: EntityDefinition<Stored>,
  after: Stored,
  before: Stored | null,
  scope: WriteScope,
): Promise<void> {
  scope.record(entity.eventOf(after, before, scope.context));
  await entity.writeDependents?.(after, before, scope);
}

function audit<Stored extends StoredEntity>(
  { name, present }: EntityDefinition<Stored>,
  { action, before, after }: { action: string; before: Stored | null; after: Stored },
  { record, context }: WriteScope,
): void {
  record(
    auditEvent({
      action: `${name}.${action}`,
      subject: { type: name, id: after._id.toHexString() },
      before: before && present(before),
      after: present(after),
      context,
    }),
  );
}
