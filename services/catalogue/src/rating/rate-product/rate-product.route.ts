import { rateProduct } from '@gvg/contracts/catalogue/http/ratings';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { presentRating } from '../rating.presenter.ts';
import { submitRating } from './rate-product.service.ts';

export function rateProductRoute(catalogue: Catalogue): void {
  mount(catalogue.app, rateProduct, async ({ params, body, caller, context }) =>
    presentRating(await submitRating(catalogue, { product: params.id, user: caller.id, body, context })),
  );
}
