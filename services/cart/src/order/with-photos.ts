import { orderPhotoLimit } from '@gvg/contracts/cart/terms';
import type { OrderPhotoKind } from '@gvg/contracts/cart/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { StoredOrder } from './order.model.ts';

/** Returns the order with additional photos, without duplicates. Throws `ACTION_NOT_ALLOWED` above `orderPhotoLimit`. */
export function withPhotos(
  order: StoredOrder,
  { kind, images }: { kind: OrderPhotoKind; images: readonly string[] },
  at: Date,
): StoredOrder {
  const shown = new Set(order.photos.map(({ url }) => url));
  const added = [...new Set(images)].filter((url) => !shown.has(url)).map((url) => ({ url, kind, at }));
  if (added.length === 0) return order;
  if (order.photos.length + added.length > orderPhotoLimit) throw new ApiFailure('ACTION_NOT_ALLOWED');
  return { ...order, photos: [...order.photos, ...added] };
}
