import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { GroupDefinition } from './group-definition.ts';
import type { StoredGroup } from './stored-group.ts';

/** Returns any group to staff. For shoppers, throws if it was removed or is hidden. */
export async function getGroup<Stored extends StoredGroup, Wire>(
  { model, present, ...errors }: GroupDefinition<Stored, Wire>,
  { id, caller }: { id: string; caller: Caller | undefined },
): Promise<Wire> {
  const group = await model.findById(id).lean<Stored>();
  if (group === null) throw new ApiFailure(errors.notFound);
  if (!isStaff(caller)) {
    if (group.isDeleted) throw new ApiFailure(errors.wasDeleted);
    if (!group.isShowed) throw new ApiFailure(errors.isNotShowed);
  }
  return present(group);
}
