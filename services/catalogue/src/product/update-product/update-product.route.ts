import { updateProduct as updateProductEndpoint } from '@gvg/contracts/catalogue/http/products';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { presentProduct } from '../product.presenter.ts';
import { updateProduct } from './update-product.service.ts';

export function updateProductRoute(catalogue: Catalogue): void {
  mount(catalogue.app, updateProductEndpoint, async ({ params, body, context, locale }) =>
    presentProduct(
      await updateProduct(catalogue, {
        id: params.id,
        body: await catalogue.copyOutsidePictures(body, { purpose: 'PRODUCT', locale }),
        context,
        locale,
      }),
    ),
  );
}
