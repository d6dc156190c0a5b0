import { ratingGiven } from '@gvg/contracts/events/catalogue';
import { recordEvent } from '@gvg/messaging/outbox';
import type { EntityKind } from '../entity/entity-kind.ts';
import type { Models } from '../models.ts';
import { countRating } from './count-rating.ts';
import type { StoredRating } from './rating.model.ts';
import { presentRating } from './rating.presenter.ts';

/** How ratings are written: each change tells rating.given, and product.updated where it moves the product's figures. */
export function ratingKind(models: Models): EntityKind<StoredRating> {
  return {
    name: 'rating',
    model: models.ratings,
    notFound: 'USER_RATING_NOT_FOUND',
    existed: 'USER_RATING_WAS_EXISTED',
    present: presentRating,
    tell: async (after, before, scope) => {
      const { connection, session, context } = scope;
      const { _id, product, user, stars, isHidden, revision } = presentRating(after);
      await recordEvent(connection, session, { contract: ratingGiven, subjectId: _id, revision, data: { _id, product, user, stars, isHidden }, context });
      await countRating(models, after, before, scope);
    },
  };
}
