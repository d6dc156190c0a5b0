import { recordAudit } from '@gvg/service-kit/audit';
import { Failure } from '@gvg/service-kit/failure';
import { checkRevision } from '@gvg/service-kit/revision';
import type { EventContext } from '@gvg/messaging/outbox';
import type { Catalogue } from '../catalogue.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import type { EntityChange, EntityKind, WriteScope } from './entity-kind.ts';
import type { StoredEntity } from './stored-entity.ts';
import { applyChange } from './write-entity.ts';

type Writing = Pick<Catalogue, 'connection' | 'transact'>;

export interface Change<Stored> {
  id: string;
  /** The revision that the change was made from; nothing is compared without it. */
  revision: number | undefined;
  /** For the audit, e.g. `update`, `remove`. */
  action: string;
  context: EventContext;
  /** What changes, after its own checks; undefined where it already is as asked. */
  change(stored: Stored, scope: WriteScope): Promise<EntityChange<Stored> | undefined> | EntityChange<Stored> | undefined;
}

/**
 * Staff changes one: with its event and the audit, in one transaction. Throws the kind's NOT_FOUND, VERSION_CONFLICT with the present state, or
 * WAS_EXISTED where a unique index refuses it.
 */
export async function changeEntity<Stored extends StoredEntity>({ connection, transact }: Writing, kind: EntityKind<Stored>, asked: Change<Stored>): Promise<Stored> {
  const { context, action } = asked;
  try {
    return await transact(async (session) => {
      const scope = { connection, session, context };
      const before = await kind.model.findById(asked.id).session(session).lean<Stored>();
      if (before === null) throw new Failure(kind.notFound);
      checkRevision(before, asked.revision, kind.present);
      const change = await asked.change(before, scope);
      if (change === undefined) return before;
      const after = await applyChange(kind, before, change, scope);
      await recordAudit(connection, session, {
        action: `${kind.name}.${action}`,
        subject: { type: kind.name, id: asked.id },
        before: kind.present(before),
        after: kind.present(after),
        context,
      });
      return after;
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new Failure(kind.existed, { cause: error }) : error;
  }
}
