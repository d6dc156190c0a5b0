import type { Model } from 'mongoose';
import type { Caller } from '@gvg/contracts/caller';
import { isStaff } from '@gvg/contracts/caller';
import type { ErrorCode } from '@gvg/contracts/errors';
import { Failure } from '@gvg/service-kit/failure';
import type { StoredShelf } from './stored-shelf.ts';

/** The codes that one kind of shelf is missed with. */
export interface ShelfErrors {
  notFound: ErrorCode;
  wasDeleted: ErrorCode;
  isNotShowed: ErrorCode;
}

/** Staff sees every one; shoppers are told when it was removed or is hidden. */
export async function getShelf<Stored extends StoredShelf>(model: Model<Stored>, errors: ShelfErrors, { id, caller }: { id: string; caller: Caller | undefined }): Promise<Stored> {
  const shelf = await model.findById(id).lean<Stored>();
  if (shelf === null) throw new Failure(errors.notFound);
  if (isStaff(caller)) return shelf;
  if (shelf.isDeleted) throw new Failure(errors.wasDeleted);
  if (!shelf.isShowed) throw new Failure(errors.isNotShowed);
  return shelf;
}
