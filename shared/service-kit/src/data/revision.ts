import { ApiFailure } from '../http/api-failure.ts';

/**
 * Throws VERSION_CONFLICT with the current state if an update is based on an older revision. Skips the check without an expected revision.
 */
export function checkRevision<Entity extends { revision: number }>(
  entity: Entity,
  expectedRevision: number | undefined,
  present: (entity: Entity) => unknown = (value) => value,
): void {
  if (expectedRevision !== undefined && expectedRevision !== entity.revision)
    throw new ApiFailure('VERSION_CONFLICT', { current: present(entity) });
}
