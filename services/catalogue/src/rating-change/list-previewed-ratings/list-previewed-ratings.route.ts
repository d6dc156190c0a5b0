import { listPreviewedRatings } from '@gvg/contracts/catalogue/http/rating-changes';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findOwnPreview } from '../../bulk-change/find-change.ts';
import { findRowsByPosition } from '../../bulk-change/find-changed-rows.ts';
import type { Catalogue } from '../../catalogue.ts';
import { ratingChangeStores } from '../rating-change.job.ts';
import { presentChangedRatings } from '../rating-change.presenter.ts';

export function listPreviewedRatingsRoute({ app, models }: Catalogue): void {
  const stores = ratingChangeStores(models);
  mount(app, listPreviewedRatings, async ({ params: { id }, query: { state, ...paging }, context }) => {
    const { _id: change } = await findOwnPreview(stores, id, context.actor.id);
    const found = await findRowsByPosition(stores, { change, ...(state !== undefined && { state }) }, paging);
    return { ...found, docs: await presentChangedRatings(models, found.docs) };
  });
}
