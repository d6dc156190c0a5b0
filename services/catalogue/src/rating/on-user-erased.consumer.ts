import { userErased } from '@gvg/contracts/identity/events';
import type { Bus } from '@gvg/messaging/bus';
import { applyChange } from '../entity/write-entity.ts';
import type { Models } from '../models.ts';
import { ratingEntity } from './rating.entity.ts';
import type { StoredRating } from './rating.model.ts';

/** Erases texts and pictures in the ratings of a closed account (rules/accounts.md). The stars remain, because they belong to the product. */
export function onUserErased({ bus, models }: { bus: Pick<Bus, 'consume'>; models: Models }): Promise<void> {
  return bus.consume({
    name: 'on-user-erased',
    events: [userErased],
    handle: async ({ data: { _id: user } }, scope) => {
      const ratings = await models.ratings.find({ user }).session(scope.session).lean<StoredRating[]>();
      for (const rating of ratings.filter(({ comment, images }) => comment !== '' || images.length > 0)) {
        await applyChange(
          ratingEntity(models),
          rating,
          { $set: { comment: '', images: [], updatedAt: new Date() } },
          scope,
        );
      }
      await models.deliveredProducts.deleteMany({ user }, { session: scope.session });
    },
  });
}
