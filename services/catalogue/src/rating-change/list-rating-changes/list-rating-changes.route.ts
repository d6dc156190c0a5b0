import { listRatingChanges } from '@gvg/contracts/catalogue/http/rating-changes';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredRatingChange } from '../rating-change.model.ts';
import { presentChanges } from '../rating-change.presenter.ts';

export function listRatingChangesRoute({ app, models, userNames }: Catalogue): void {
  mount(app, listRatingChanges, async ({ query }) => {
    const found = await findStaffPage(models.ratingChanges, {
      filter: { state: { $ne: 'PREVIEW' }, expiresAt: { $gt: new Date() } },
      sort: { startedAt: -1, _id: -1 },
      paging: query,
      present: (change: StoredRatingChange) => change,
    });
    return { ...found, docs: await presentChanges(found.docs, userNames) };
  });
}
