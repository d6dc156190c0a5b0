import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { StoredCategory } from './category.model.ts';

export function presentCategory(stored: StoredCategory): Category {
  return {
    _id: stored._id.toHexString(),
    name: stored.name,
    type: stored.type,
    image: stored.image,
    isShowed: stored.isShowed,
    isDeleted: stored.isDeleted,
    revision: stored.revision,
    createdAt: stored.createdAt.toISOString(),
  };
}
