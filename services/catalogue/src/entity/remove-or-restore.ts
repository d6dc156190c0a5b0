import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { EntityChange, EntityDefinition } from './entity-definition.ts';
import type { StoredEntity } from './stored-entity.ts';
import { changeEntity } from './write-entity.ts';
import type { WriteDependencies } from './write-entity.ts';

export interface StatusRequest<Stored> {
  id: string;
  isDeleted: boolean;
  revision?: number | undefined;
  context: EventContext;
  /** Throws when the document may be neither removed nor restored. */
  check?(stored: Stored): void;
}

/** Removes or restores a document; a status that already is as requested changes nothing and records no event. */
export function removeOrRestore<Stored extends StoredEntity & { isDeleted: boolean }>(
  dependencies: WriteDependencies,
  entity: EntityDefinition<Stored>,
  { id, isDeleted, revision, context, check }: StatusRequest<Stored>,
): Promise<Stored> {
  return changeEntity(dependencies, entity, {
    id,
    revision,
    action: isDeleted ? 'remove' : 'restore',
    context,
    change(stored) {
      check?.(stored);
      return stored.isDeleted === isDeleted ? undefined : ({ $set: { isDeleted } } as EntityChange<Stored>);
    },
  });
}
