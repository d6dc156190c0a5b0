import { startRatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import { mount } from '@gvg/service-kit/http/endpoint';
import { startChange } from '../../bulk-change/start-change.ts';
import type { Catalogue } from '../../catalogue.ts';
import { ratingChangeStores } from '../rating-change.job.ts';
import { presentOneChange } from '../rating-change.presenter.ts';

export function startRatingChangeRoute(catalogue: Catalogue): void {
  const stores = ratingChangeStores(catalogue.models);
  mount(catalogue.app, startRatingChange, async ({ body: { preview: id }, context }) =>
    presentOneChange(await startChange(catalogue, stores, { id, context }), catalogue.userNames),
  );
}
