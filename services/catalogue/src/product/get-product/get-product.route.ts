import { getProduct } from '@gvg/contracts/catalogue/http/products';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { presentProduct } from '../product.presenter.ts';
import { getProductFor } from './get-product.service.ts';

export function getProductRoute(catalogue: Catalogue): void {
  mount(catalogue.app, getProduct, async ({ params, caller }) =>
    presentProduct(await getProductFor(catalogue, params.id, caller)),
  );
}
