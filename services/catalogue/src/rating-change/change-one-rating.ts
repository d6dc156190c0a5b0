import { ratingRefusals } from '@gvg/contracts/catalogue/terms';
import type { RatingRefusal } from '@gvg/contracts/catalogue/terms';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Outcome, RowRequest } from '../bulk-change/bulk-job.ts';
import type { Catalogue } from '../catalogue.ts';
import type { WriteScope } from '../entity/entity-definition.ts';
import { changeEntityWithin, writeEntity } from '../entity/write-entity.ts';
import { hideOrShow } from '../rating/hide-or-show-rating/hide-or-show-rating.service.ts';
import { ratingEntity } from '../rating/rating.entity.ts';
import type { StoredChangedRating } from './changed-rating.model.ts';
import type { StoredRatingChange } from './rating-change.model.ts';
import { refuseTakeBack } from './refuse-take-back.ts';

/** Hides or shows one rating, or reverses that, with event, audit record and product totals like a single call. */
export async function changeOneRating(
  catalogue: Pick<Catalogue, 'models' | 'withTransaction'>,
  { change, row, context, record }: RowRequest<StoredRatingChange, StoredChangedRating>,
): Promise<void> {
  const { models } = catalogue;
  await writeEntity(catalogue, ratingEntity(models), context, async (scope) => {
    const outcome =
      change.state === 'TAKING_BACK'
        ? await restore(catalogue, row, scope)
        : await apply(catalogue, { change, row }, scope);
    await record(outcome, scope.session);
  });
}

async function apply(
  { models }: Pick<Catalogue, 'models'>,
  { change: { action }, row: { rating, revision } }: { change: StoredRatingChange; row: StoredChangedRating },
  scope: WriteScope,
): Promise<Outcome<StoredChangedRating>> {
  const id = rating.toHexString();
  await changeEntityWithin(ratingEntity(models), { id, revision, ...hideOrShow(action.isHidden) }, scope);
  return { state: 'DONE' };
}

async function restore(
  { models }: Pick<Catalogue, 'models'>,
  row: StoredChangedRating,
  scope: WriteScope,
): Promise<Outcome<StoredChangedRating>> {
  const id = row.rating.toHexString();
  const rating = await models.ratings.findById(id, { isHidden: 1 }).session(scope.session).lean();
  const reason = refuseTakeBack(row, rating ?? undefined);
  if (reason !== undefined) return { state: 'NOT_RESTORED', reason };
  await changeEntityWithin(ratingEntity(models), { id, revision: undefined, ...hideOrShow(row.wasHidden) }, scope);
  return { state: 'RESTORED' };
}

export const refusalOfRating = (error: unknown): RatingRefusal | undefined =>
  error instanceof ApiFailure ? ratingRefusals.find((known) => known === error.code) : undefined;
