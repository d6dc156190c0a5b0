import { takeBackRatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import { mount } from '@gvg/service-kit/http/endpoint';
import { takeBackChange } from '../../bulk-change/take-back-change.ts';
import type { Catalogue } from '../../catalogue.ts';
import { ratingChangeStores } from '../rating-change.job.ts';
import { presentOneChange } from '../rating-change.presenter.ts';

export function takeBackRatingChangeRoute(catalogue: Catalogue): void {
  const stores = ratingChangeStores(catalogue.models);
  mount(catalogue.app, takeBackRatingChange, async ({ params: { id }, context }) =>
    presentOneChange(await takeBackChange(catalogue, stores, { id, context }), catalogue.userNames),
  );
}
