import type { Model } from 'mongoose';
import type { Caller } from '@gvg/contracts/caller';
import { isStaff } from '@gvg/contracts/caller';
import type { ErrorCode } from '@gvg/contracts/errors';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { StoredGroup } from './stored-group.ts';

/** Error codes of categories or of producers. */
export interface GroupErrors {
  notFound: ErrorCode;
  wasDeleted: ErrorCode;
  isNotShowed: ErrorCode;
}

/** Returns every group to staff; throws for shoppers when it was removed or is hidden. */
export async function getGroup<Stored extends StoredGroup>(model: Model<Stored>, errors: GroupErrors, { id, caller }: { id: string; caller: Caller | undefined }): Promise<Stored> {
  const group = await model.findById(id).lean<Stored>();
  if (group === null) throw new ApiFailure(errors.notFound);
  if (isStaff(caller)) return group;
  if (group.isDeleted) throw new ApiFailure(errors.wasDeleted);
  if (!group.isShowed) throw new ApiFailure(errors.isNotShowed);
  return group;
}
