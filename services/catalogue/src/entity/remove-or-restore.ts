import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { EntityChange, EntityDefinition, WriteScope } from './entity-definition.ts';
import type { StoredEntity } from './stored-entity.ts';
import { changeEntityWithin, writeEntity } from './write-entity.ts';
import type { WriteDependencies } from './write-entity.ts';

export interface StatusRequest<Stored> {
  id: string;
  isDeleted: boolean;
  revision?: number | undefined;
  context: EventContext;
  /** Throws when the document may be neither removed nor restored. */
  check?(stored: Stored): void;
}

/** Removes or restores a document. Changes nothing and records no event if it already has the requested status. */
export function removeOrRestore<Stored extends StoredEntity & { isDeleted: boolean }>(
  dependencies: WriteDependencies,
  entity: EntityDefinition<Stored>,
  { context, ...request }: StatusRequest<Stored>,
): Promise<Stored> {
  return writeEntity(dependencies, entity, context, (scope) => removeOrRestoreWithin(entity, request, scope));
}

/** `removeOrRestore` within a transaction of `writeEntity` that has more to write. */
export function removeOrRestoreWithin<Stored extends StoredEntity & { isDeleted: boolean }>(
  entity: EntityDefinition<Stored>,
  { id, isDeleted, revision, check }: Omit<StatusRequest<Stored>, 'context'>,
  scope: WriteScope,
): Promise<Stored> {
  const request = {
    id,
    revision,
    action: isDeleted ? 'remove' : 'restore',
    change(stored: Stored) {
      check?.(stored);
      return stored.isDeleted === isDeleted ? undefined : ({ $set: { isDeleted } } as EntityChange<Stored>);
    },
  };
  return changeEntityWithin(entity, request, scope);
}
