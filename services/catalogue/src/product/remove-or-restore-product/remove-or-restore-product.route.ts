import { setProductStatus } from '@gvg/contracts/catalogue/http/products';
import { mount } from '@gvg/service-kit/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/change-entity.ts';
import { setRemoved } from '../../entity/set-removed.ts';
import { productEntity } from '../product.entity.ts';
import { presentProduct } from '../product.presenter.ts';

/** A removed product keeps its data and URL, which then responds with PRODUCT_WAS_DELETED. */
export function removeOrRestoreProductRoute(catalogue: Catalogue): void {
  const entity = productEntity(catalogue.models);
  mount(catalogue.app, setProductStatus, async ({ params, body: { isDeleted, revision }, context }) =>
    presentProduct(
      await changeEntity(catalogue, entity, {
        id: params.id,
        revision,
        action: isDeleted ? 'remove' : 'restore',
        context,
        change: (stored) => setRemoved(stored, isDeleted),
      }),
    ),
  );
}
