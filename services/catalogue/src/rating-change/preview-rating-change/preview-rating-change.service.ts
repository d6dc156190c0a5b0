import { Types } from 'mongoose';
import type { previewRatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import { changedRatingsLimit } from '@gvg/contracts/catalogue/terms';
import type { RatingRefusal } from '@gvg/contracts/catalogue/terms';
import type { BodyOf, ResponseOf } from '@gvg/contracts/definitions/endpoint';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import { previewTimes } from '../../bulk-change/bulk-change.model.ts';
import { forgetOldPreviews } from '../../bulk-change/forget-old-previews.ts';
import type { Models } from '../../models.ts';
import { ratingCriteria } from '../../rating/rating-criteria.ts';
import type { StoredRating } from '../../rating/rating.model.ts';
import type { StoredChangedRating } from '../changed-rating.model.ts';
import { ratingChangeStores } from '../rating-change.job.ts';

/** Ratings per write. */
const chunkSize = 500;

type Chosen = Pick<StoredRating, '_id' | 'revision' | 'isHidden'>;

export interface PreviewRequest {
  body: BodyOf<typeof previewRatingChange>;
  context: EventContext;
  locale: Locale;
}

/** Stores the outcome of a change as a preview. Writes the ratings before the preview itself; what a killed process leaves behind expires. */
export async function previewChange(
  models: Models,
  { body, context, locale }: PreviewRequest,
): Promise<ResponseOf<typeof previewRatingChange>> {
  const { action } = body;
  const found = await ratingsOf(models, body, locale);
  const except = new Set('except' in body ? body.except : []);
  const now = new Date();
  const { expiresAt, rowsExpireAt } = previewTimes(now);
  const change = new Types.ObjectId();
  const rows = found.map(({ _id: rating, revision, isHidden }, position): StoredChangedRating => {
    const place = { _id: new Types.ObjectId(), change, position, expiresAt: rowsExpireAt };
    const row = { ...place, rating, revision, wasHidden: isHidden };
    if (except.has(rating.toHexString())) return { ...row, state: 'EXCLUDED' };
    return isHidden === action.isHidden
      ? { ...row, state: 'REFUSED', reason: 'UNCHANGED' }
      : { ...row, state: 'WAITING' };
  });
  for (let start = 0; start < rows.length; start += chunkSize)
    await models.changedRatings.insertMany(rows.slice(start, start + chunkSize));

  const countOf = (state: StoredChangedRating['state']) => rows.filter((row) => row.state === state).length;
  const count = countOf('WAITING');
  await models.ratingChanges.create({
    _id: change,
    ...{ action, state: 'PREVIEW', by: context.actor, count, createdAt: now, expiresAt },
  });
  await forgetOldPreviews(ratingChangeStores(models), context.actor.id);
  const refused: { reason: RatingRefusal; count: number }[] = [
    { reason: 'UNCHANGED', count: countOf('REFUSED') },
    { reason: 'USER_RATING_NOT_FOUND', count: 'ids' in body ? new Set(body.ids).size - found.length : 0 },
  ];
  return {
    preview: change.toHexString(),
    count,
    excluded: countOf('EXCLUDED'),
    refused: refused.filter((refusal) => refusal.count > 0),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Returns ratings in the order of the list. */
async function ratingsOf(models: Models, body: PreviewRequest['body'], locale: Locale): Promise<Chosen[]> {
  const projection = { revision: 1, isHidden: 1 } as const;
  if ('ids' in body) {
    const named = await models.ratings.find({ _id: { $in: body.ids } }, projection).lean<Chosen[]>();
    const byId = new Map(named.map((rating) => [rating._id.toHexString(), rating]));
    return [...new Set(body.ids)].flatMap((id) => byId.get(id) ?? []);
  }
  const { filter, sort } = ratingCriteria(body.filter);
  const limit = changedRatingsLimit + body.except.length;
  const matching = await models.ratings
    .find(filter, projection)
    .sort(sort)
    .limit(limit + 1)
    .lean<Chosen[]>();
  if (matching.length > limit)
    throw invalidField({ path: 'filter', code: 'TOO_MANY', locale, values: { maximum: String(changedRatingsLimit) } });
  return matching;
}
