import { getMyRating } from '@gvg/contracts/catalogue/http/ratings';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredRating } from '../rating.model.ts';
import { presentRating } from '../rating.presenter.ts';

export function getMyRatingRoute({ app, models }: Catalogue): void {
  mount(app, getMyRating, async ({ query: { product }, caller }) => {
    const rating = await models.ratings.findOne({ product, user: caller.id }).lean<StoredRating>();
    return { rating: rating === null ? null : presentRating(rating) };
  });
}
