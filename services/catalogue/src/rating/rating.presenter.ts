import type { Rating } from '@gvg/contracts/catalogue/http/ratings';
import type { StoredRating } from './rating.model.ts';

export function presentRating({
  _id,
  product,
  user,
  stars,
  comment,
  images,
  isHidden,
  revision,
  createdAt,
  updatedAt,
}: StoredRating): Rating {
  return {
    _id: _id.toHexString(),
    product: product.toHexString(),
    user: user.toHexString(),
    stars,
    comment,
    images,
    isHidden,
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
