import { recordAudit } from '@gvg/service-kit/audit';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import { checkRevision } from '@gvg/service-kit/revision';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Catalogue } from '../catalogue.ts';
import { isDuplicateKey } from './is-duplicate-key.ts';
import type { EntityChange, EntityDefinition, WriteScope } from './entity-definition.ts';
import type { StoredEntity } from './stored-entity.ts';
import { applyChange } from './write-entity.ts';

type WriteDependencies = Pick<Catalogue, 'connection' | 'transact'>;

export interface ChangeRequest<Stored> {
  id: string;
  /** The revision that the change is based on; undefined skips the check. */
  revision: number | undefined;
  /** For the audit record, e.g. `update`, `remove`. */
  action: string;
  context: EventContext;
  /** Validates and returns the change; undefined when the document already is in the requested state. */
  change(stored: Stored, scope: WriteScope): Promise<EntityChange<Stored> | undefined> | EntityChange<Stored> | undefined;
}

/**
 * Changes a document and records its events and the audit in one transaction. Throws the entity's NOT_FOUND, VERSION_CONFLICT with the current
 * state, or WAS_EXISTED when a unique index rejects the write.
 */
export async function changeEntity<Stored extends StoredEntity>({ connection, transact }: WriteDependencies, entity: EntityDefinition<Stored>, request: ChangeRequest<Stored>): Promise<Stored> {
  const { context, action } = request;
  try {
    return await transact(async (session) => {
      const scope = { connection, session, context };
      const before = await entity.model.findById(request.id).session(session).lean<Stored>();
      if (before === null) throw new ApiFailure(entity.notFound);
      checkRevision(before, request.revision, entity.present);
      const change = await request.change(before, scope);
      if (change === undefined) return before;
      const after = await applyChange(entity, before, change, scope);
      await recordAudit(connection, session, {
        action: `${entity.name}.${action}`,
        subject: { type: entity.name, id: request.id },
        before: entity.present(before),
        after: entity.present(after),
        context,
      });
      return after;
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new ApiFailure(entity.alreadyExists, { cause: error }) : error;
  }
}
