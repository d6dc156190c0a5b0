import { setRatingStatus } from '@gvg/contracts/catalogue/http/ratings';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { changeEntity } from '../../entity/write-entity.ts';
import { ratingEntity } from '../rating.entity.ts';
import { presentRating } from '../rating.presenter.ts';
import { hideOrShow } from './hide-or-show-rating.service.ts';

export function hideOrShowRatingRoute(catalogue: Catalogue): void {
  const entity = ratingEntity(catalogue.models);
  mount(catalogue.app, setRatingStatus, async ({ params, body: { isHidden, revision }, context }) =>
    presentRating(await changeEntity(catalogue, entity, { id: params.id, revision, context, ...hideOrShow(isHidden) })),
  );
}
