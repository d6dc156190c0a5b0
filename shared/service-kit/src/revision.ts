import { ApiFailure } from './api-failure.ts';

/** Throws VERSION_CONFLICT with the present state when a change was made from an older one; without a given revision there is nothing to compare. */
export function checkRevision<Entity extends { revision: number }>(
  entity: Entity,
  expectedRevision: number | undefined,
  present: (entity: Entity) => unknown = (value) => value,
): void {
  if (expectedRevision !== undefined && expectedRevision !== entity.revision) throw new ApiFailure('VERSION_CONFLICT', { current: present(entity) });
}
