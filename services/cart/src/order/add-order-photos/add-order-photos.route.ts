import { addOrderPhotos } from '@gvg/contracts/cart/http/orders';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { withPhotos } from '../with-photos.ts';
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
