import { setProductStatus } from '@gvg/contracts/catalogue/http/products';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { removeOrRestore } from '../../entity/remove-or-restore.ts';
import { productEntity } from '../product.entity.ts';
import { presentProduct } from '../product.presenter.ts';

/** A removed product keeps its data and URL, which then responds with PRODUCT_WAS_DELETED. */
export function removeOrRestoreProductRoute(catalogue: Catalogue): void {
  const entity = productEntity(catalogue.models);
  mount(catalogue.app, setProductStatus, async ({ params, body, context }) =>
    presentProduct(await removeOrRestore(catalogue, entity, { ...body, id: params.id, context })),
  );
}
