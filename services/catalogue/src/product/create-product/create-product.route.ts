import { createProduct } from '@gvg/contracts/catalogue/http/products';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { presentProduct } from '../product.presenter.ts';
import { addProduct } from './create-product.service.ts';

export function createProductRoute(catalogue: Catalogue): void {
  mount(catalogue.app, createProduct, async ({ body, context, locale }) =>
    presentProduct(
      await addProduct(catalogue, {
        body: await catalogue.copyOutsidePictures(body, { purpose: 'PRODUCT', locale }),
        context,
        locale,
      }),
    ),
  );
}
