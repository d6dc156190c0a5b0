import { Failure } from './failure.ts';

/** Throws VERSION_CONFLICT with the present state when a change was made from an older one; without a given revision there is nothing to compare. */
export function checkRevision<Entity extends { revision: number }>(
  entity: Entity,
  given: number | undefined,
  present: (entity: Entity) => unknown = (value) => value,
): void {
  if (given !== undefined && given !== entity.revision) throw new Failure('VERSION_CONFLICT', { current: present(entity) });
}
