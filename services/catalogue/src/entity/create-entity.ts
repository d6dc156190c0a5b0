import { recordAudit } from '@gvg/service-kit/audit';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Catalogue } from '../catalogue.ts';
import { isDuplicateKey } from './is-duplicate-key.ts';
import type { EntityDefinition, WriteScope } from './entity-definition.ts';
import type { StoredEntity } from './stored-entity.ts';
import { insertEntity } from './write-entity.ts';
import type { NewEntity } from './write-entity.ts';

type WriteDependencies = Pick<Catalogue, 'connection' | 'transact'>;

export interface CreateRequest<Stored> {
  context: EventContext;
  /** Builds and validates the fields of the new document inside the transaction. */
  fields(scope: WriteScope): Promise<NewEntity<Stored>> | NewEntity<Stored>;
}

/** Creates a document and records its events and the audit in one transaction. Throws the entity's WAS_EXISTED when a unique index rejects the write. */
export async function createEntity<Stored extends StoredEntity>({ connection, transact }: WriteDependencies, entity: EntityDefinition<Stored>, { context, fields }: CreateRequest<Stored>): Promise<Stored> {
  try {
    return await transact(async (session) => {
      const scope = { connection, session, context };
      const created = await insertEntity(entity, await fields(scope), scope);
      await recordAudit(connection, session, {
        action: `${entity.name}.create`,
        subject: { type: entity.name, id: created._id.toHexString() },
        before: null,
        after: entity.present(created),
        context,
      });
      return created;
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new ApiFailure(entity.alreadyExists, { cause: error }) : error;
  }
}
