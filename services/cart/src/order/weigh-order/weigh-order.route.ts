import { weighOrder } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { checkOrderPictures } from '../add-order-photos/check-order-pictures.ts';
import { changeOrderFor } from '../change-order.ts';
import { findOrder } from '../find-order.ts';
import { withPhotos } from '../with-photos.ts';
import { estimateOrderParcel, parcelQuestion } from './estimate-order-parcel.ts';
import { isWeighable, weighedOrder } from './weighed-order.ts';

/** Asks catalogue before the transaction. An accepted change in between alters the parcel or service, which results in `VERSION_CONFLICT`. */
export function weighOrderRoute(cart: Cart): void {
  mount(
    cart.app,
    weighOrder,
    async ({ params: { id: key }, body: { grams, dimensionsMm, photo, note, revision }, caller, context }) => {
      const seen = await findOrder(cart, key);
      if (!isWeighable(seen)) throw new ApiFailure('ORDER_STATUS_CONFLICT');
      if (photo !== undefined) await checkOrderPictures(cart, [photo]);
      const parcel = { grams, dimensionsMm };
      const row = await estimateOrderParcel(cart, seen, parcel);
      return changeOrderFor(cart, caller, {
        key,
        context,
        revision,
        asked: { seen, question: (order) => parcelQuestion(order, parcel) },
        staffAction: 'order.weigh',
        apply(before) {
          const at = cart.now();
          const weighed = weighedOrder(before, { grams, row }, { by: 'STAFF', at, note });
          return photo === undefined ? weighed : withPhotos(weighed, { kind: 'SCALE', images: [photo] }, at);
        },
      });
    },
  );
}
