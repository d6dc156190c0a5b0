import { addOrderPhotos } from '@gvg/contracts/cart/http/orders';
import { orderPhotoLimit } from '@gvg/contracts/cart/terms';
import type { OrderPhotoKind } from '@gvg/contracts/cart/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import type { StoredOrder } from '../order.model.ts';
import { checkOrderPictures } from './check-order-pictures.ts';

export function addOrderPhotosRoute(cart: Cart): void {
  mount(cart.app, addOrderPhotos, async ({ params: { id: key }, body: { kind, images }, caller, context }) => {
    await checkOrderPictures(cart, images);
    return changeOrderFor(cart, caller, {
      key,
      context,
      staffAction: 'order.photos',
      apply: (before) => withPhotos(before, { kind, images }, cart.now()),
    });
  });
}

/** The order with further photos, each once. Throws ACTION_NOT_ALLOWED when it would have more than `orderPhotoLimit`. */
function withPhotos(
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
