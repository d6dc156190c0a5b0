import { recordAudit } from '@gvg/service-kit/audit';
import { Failure } from '@gvg/service-kit/failure';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Catalogue } from '../catalogue.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import type { EntityKind, WriteScope } from './entity-kind.ts';
import type { StoredEntity } from './stored-entity.ts';
import { insertEntity } from './write-entity.ts';
import type { NewEntity } from './write-entity.ts';

type Writing = Pick<Catalogue, 'connection' | 'transact'>;

export interface Creation<Stored> {
  context: EventContext;
  /** The fields of the new one, read and checked in the transaction. */
  fields(scope: WriteScope): Promise<NewEntity<Stored>> | NewEntity<Stored>;
}

/** Staff makes one: with its event and the audit, in one transaction. Throws the kind's WAS_EXISTED where a unique index refuses it. */
export async function createEntity<Stored extends StoredEntity>({ connection, transact }: Writing, kind: EntityKind<Stored>, { context, fields }: Creation<Stored>): Promise<Stored> {
  try {
    return await transact(async (session) => {
      const scope = { connection, session, context };
      const created = await insertEntity(kind, await fields(scope), scope);
      await recordAudit(connection, session, {
        action: `${kind.name}.create`,
        subject: { type: kind.name, id: created._id.toHexString() },
        before: null,
        after: kind.present(created),
        context,
      });
      return created;
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new Failure(kind.existed, { cause: error }) : error;
  }
}
