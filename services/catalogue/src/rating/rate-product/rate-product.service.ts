import { Types } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { rateProduct } from '@gvg/contracts/catalogue/http/ratings';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { concurrentChangeError } from '@gvg/service-kit/data/concurrent-change';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { checkRevision } from '@gvg/service-kit/data/revision';
import type { Catalogue } from '../../catalogue.ts';
import type { WriteScope } from '../../entity/entity-definition.ts';
import { applyChange, insertEntity } from '../../entity/write-entity.ts';
import type { Models } from '../../models.ts';
import { ratingEntity } from '../rating.entity.ts';
import type { StoredRating } from '../rating.model.ts';
import { presentRating } from '../rating.presenter.ts';

export interface RatingRequest {
  product: string;
  user: string;
  body: BodyOf<typeof rateProduct>;
  context: EventContext;
}

/** Creates or updates the user's single rating of a product. Throws ACTION_NOT_ALLOWED until the product was delivered to them. */
export function submitRating({ withTransaction, models }: Catalogue, request: RatingRequest): Promise<StoredRating> {
  return withTransaction(async (transaction) => {
    const { session } = transaction;
    const scope = { ...transaction, context: request.context };
    await checkMayRate(models, request, scope);
    const before = await models.ratings
      .findOne({ product: request.product, user: request.user })
      .session(session)
      .lean<StoredRating>();
    return before === null ? insert(models, request, scope) : edit(models, before, request, scope);
  });
}

async function checkMayRate(
  { products, deliveredProducts }: Models,
  { product: id, user }: RatingRequest,
  { session }: WriteScope,
): Promise<void> {
  const product = await products.findById(id, { isDeleted: 1 }).session(session).lean();
  if (product === null) throw new ApiFailure('PRODUCT_NOT_FOUND');
  if (product.isDeleted) throw new ApiFailure('PRODUCT_WAS_DELETED');
  if ((await deliveredProducts.exists({ user, product: id }).session(session)) === null)
    throw new ApiFailure('ACTION_NOT_ALLOWED');
}

async function insert(
  models: Models,
  { product, user, body: { revision: _none, ...fields } }: RatingRequest,
  scope: WriteScope,
): Promise<StoredRating> {
  const rating = {
    ...fields,
    product: new Types.ObjectId(product),
    user: new Types.ObjectId(user),
    isHidden: false,
    updatedAt: new Date(),
  };
  try {
    return await insertEntity(ratingEntity(models), rating, scope);
  } catch (error) {
    // Two concurrent requests of the same user: the retried transaction finds the first rating and updates it.
    throw isDuplicateKey(error) ? concurrentChangeError('rating') : error;
  }
}

function edit(
  models: Models,
  before: StoredRating,
  { body: { revision, ...fields } }: RatingRequest,
  scope: WriteScope,
): Promise<StoredRating> {
  checkRevision(before, revision, presentRating);
  return applyChange(ratingEntity(models), before, { $set: { ...fields, updatedAt: new Date() } }, scope);
}
