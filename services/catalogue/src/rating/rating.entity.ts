import { ratingGiven } from '@gvg/contracts/catalogue/events';
import type { EntityDefinition } from '../entity/entity-definition.ts';
import type { Models } from '../models.ts';
import { updateRatingTotals } from './update-rating-totals.ts';
import type { StoredRating } from './rating.model.ts';
import { presentRating } from './rating.presenter.ts';

/** Entity definition of ratings: every write records rating.given and updates the product's totals. */
export function ratingEntity(models: Models): EntityDefinition<StoredRating> {
  return {
    name: 'rating',
    model: models.ratings,
    notFound: 'USER_RATING_NOT_FOUND',
    alreadyExists: 'USER_RATING_WAS_EXISTED',
    present: presentRating,
    eventOf: (after, _before, context) => {
      const { _id, product, user, stars, isHidden, revision } = presentRating(after);
      return {
        contract: ratingGiven,
        subjectId: _id,
        revision,
        data: { _id, product, user, stars, isHidden },
        context,
      };
    },
    writeDependents: (after, before, scope) => updateRatingTotals(models, after, before, scope),
  };
}
