import { getRatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findChange } from '../../bulk-change/find-change.ts';
import { findChangedRows } from '../../bulk-change/find-changed-rows.ts';
import { findNotRestorable } from '../../bulk-change/find-not-restorable.ts';
import type { Catalogue } from '../../catalogue.ts';
import { ratingChangeStores } from '../rating-change.job.ts';
import { presentChangedRatings, presentOneChange } from '../rating-change.presenter.ts';
import { refuseTakeBacks } from '../refuse-take-back.ts';

export function getRatingChangeRoute({ app, models, userNames }: Catalogue): void {
  const stores = ratingChangeStores(models);
  mount(app, getRatingChange, async ({ params: { id }, query: { ratings: which, ...paging } }) => {
    const change = await findChange(stores, id);
    const isDone = change.state === 'DONE';
    const notRestorable = isDone
      ? await findNotRestorable(stores, change._id, (rows) => refuseTakeBacks(models, rows))
      : [];
    const found = await findChangedRows(stores, { change: change._id, which, notRestorable, paging });
    return {
      ...(await presentOneChange(change, userNames)),
      ...(isDone && { notRestorable: notRestorable.length }),
      ratings: { ...found, docs: await presentChangedRatings(models, found.docs) },
    };
  });
}
