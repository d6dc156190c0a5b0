import { Types } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/endpoint';
import type { rateProduct } from '@gvg/contracts/http/ratings';
import type { EventContext } from '@gvg/messaging/outbox';
import { Failure } from '@gvg/service-kit/failure';
import { checkRevision } from '@gvg/service-kit/revision';
import type { Catalogue } from '../../catalogue.ts';
import { isDuplicateKey } from '../../entity/duplicate-key.ts';
import type { WriteScope } from '../../entity/entity-kind.ts';
import { applyChange, insertEntity, overtaken } from '../../entity/write-entity.ts';
import type { Models } from '../../models.ts';
import { ratingKind } from '../rating.kind.ts';
import type { StoredRating } from '../rating.model.ts';
import { presentRating } from '../rating.presenter.ts';

export interface RatingToGive {
  product: string;
  user: string;
  body: BodyOf<typeof rateProduct>;
  context: EventContext;
}

/** Gives the user's one rating of a product, or edits it. ACTION_NOT_ALLOWED until the product was delivered to him. */
export function giveRating({ connection, transact, models }: Catalogue, given: RatingToGive): Promise<StoredRating> {
  return transact(async (session) => {
    const scope = { connection, session, context: given.context };
    await checkRight(models, given, scope);
    const before = await models.ratings.findOne({ product: given.product, user: given.user }).session(session).lean<StoredRating>();
    return before === null ? insert(models, given, scope) : edit(models, before, given, scope);
  });
}

async function checkRight({ products, deliveredProducts }: Models, { product: id, user }: RatingToGive, { session }: WriteScope): Promise<void> {
  const product = await products.findById(id, { isDeleted: 1 }).session(session).lean();
  if (product === null) throw new Failure('PRODUCT_NOT_FOUND');
  if (product.isDeleted) throw new Failure('PRODUCT_WAS_DELETED');
  if ((await deliveredProducts.exists({ user, product: id }).session(session)) === null) throw new Failure('ACTION_NOT_ALLOWED');
}

async function insert(models: Models, { product, user, body: { revision: _none, ...fields } }: RatingToGive, scope: WriteScope): Promise<StoredRating> {
  const rating = { ...fields, product: new Types.ObjectId(product), user: new Types.ObjectId(user), isHidden: false, updatedAt: new Date() };
  try {
    return await insertEntity(ratingKind(models), rating, scope);
  } catch (error) {
    // The same user, twice at once: the second try finds the first one's rating and edits it.
    throw isDuplicateKey(error) ? overtaken('rating') : error;
  }
}

function edit(models: Models, before: StoredRating, { body: { revision, ...fields } }: RatingToGive, scope: WriteScope): Promise<StoredRating> {
  checkRevision(before, revision, presentRating);
  return applyChange(ratingKind(models), before, { $set: { ...fields, updatedAt: new Date() } }, scope);
}
