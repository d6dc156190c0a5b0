import type { ChangeRequest } from '../../entity/write-entity.ts';
import type { StoredRating } from '../rating.model.ts';

/** Hides or shows a rating; no change if it already has that state. */
export const hideOrShow = (isHidden: boolean): Pick<ChangeRequest<StoredRating>, 'action' | 'change'> => ({
  action: isHidden ? 'hide' : 'show',
  change: (rating) => (rating.isHidden === isHidden ? undefined : { $set: { isHidden } }),
});
