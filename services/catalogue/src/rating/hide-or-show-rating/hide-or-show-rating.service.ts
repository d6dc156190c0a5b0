import type { ChangeRequest } from '../../entity/write-entity.ts';
import type { StoredRating } from '../rating.model.ts';

/** Hides a rating or shows it again; nothing where it is so already. */
export const hideOrShow = (isHidden: boolean): Pick<ChangeRequest<StoredRating>, 'action' | 'change'> => ({
  action: isHidden ? 'hide' : 'show',
  change: (rating) => (rating.isHidden === isHidden ? undefined : { $set: { isHidden } }),
});
