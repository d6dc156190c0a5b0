import type { BulkChange } from '@gvg/contracts/catalogue/http/bulk-change-schema';
import type { Actor } from '@gvg/contracts/definitions/event';
import type { UserNames } from '@gvg/service-kit/http/user-names';
import type { StoredBulkChange } from './bulk-change.model.ts';

/** Presents changes with the names of their authors; each type of change adds its own fields. */
export async function presentBulkChanges<Change extends StoredBulkChange, Presented>(
  stored: readonly Change[],
  userNames: UserNames,
  present: (change: Change, common: BulkChange) => Presented,
): Promise<Presented[]> {
  const people = stored.flatMap(({ by, takenBackBy }) => [
    by.id,
    ...(takenBackBy === undefined ? [] : [takenBackBy.id]),
  ]);
  const names = await userNames(people);
  return stored.map((change) => present(change, presentBulkChange(change, names)));
}

function presentBulkChange(stored: StoredBulkChange, names: ReadonlyMap<string, string>): BulkChange {
  const { _id, state, count, done, failed, restored, notRestored, by, takenBackBy } = stored;
  const person = ({ id }: Actor) => {
    const name = names.get(id);
    return { _id: id, ...(name !== undefined && { name }) };
  };
  return {
    _id: _id.toHexString(),
    ...{ state, count, done, failed, restored, notRestored },
    by: person(by),
    startedAt: (stored.startedAt ?? stored.createdAt).toISOString(),
    ...(stored.endedAt && { endedAt: stored.endedAt.toISOString() }),
    ...(stored.isStopped && { isStopped: true }),
    ...(takenBackBy && { takenBackBy: person(takenBackBy) }),
    ...(stored.takenBackAt && { takenBackAt: stored.takenBackAt.toISOString() }),
    expiresAt: stored.expiresAt.toISOString(),
  };
}
