import { Types } from 'mongoose';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import { descriptionLimit } from '@gvg/contracts/catalogue/http/products';
import type { createProduct } from '@gvg/contracts/catalogue/http/products';
import type { Locale } from '@gvg/contracts/values/locale';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Catalogue } from '../../catalogue.ts';
import type { WriteScope } from '../../entity/entity-definition.ts';
import { createEntityWithin, writeEntity } from '../../entity/write-entity.ts';
import { nameKeyOf } from '../../entity/name-key.ts';
import { cleanRichText } from '../../rich-text/clean-rich-text.ts';
import { skuKeyOf } from '../sku-key.ts';
import { checkReferences } from '../check-references.ts';
import { productEntity } from '../product.entity.ts';
import type { StoredProduct } from '../product.model.ts';

export interface NewProduct {
  body: BodyOf<typeof createProduct>;
  context: EventContext;
  /** Language of validation messages. */
  locale: Locale;
}

export function addProduct(catalogue: Catalogue, { context, ...product }: NewProduct): Promise<StoredProduct> {
  return writeEntity(catalogue, productEntity(catalogue.models), context, (scope) =>
    addProductWithin(catalogue, product, scope),
  );
}

/** Creates a product within a transaction that has more to write. A file may provide the id, and a product that is removed. */
export async function addProductWithin(
  { models }: Pick<Catalogue, 'models'>,
  { id, body, isDeleted = false, locale }: Omit<NewProduct, 'context'> & { id?: Types.ObjectId; isDeleted?: boolean },
  scope: WriteScope,
): Promise<StoredProduct> {
  const description = cleanRichText(body.description, { path: 'description', maximum: descriptionLimit, locale });
  await checkReferences(models, body, scope.session);
  const fields = {
    ...body,
    ...(id !== undefined && { _id: id }),
    nameKey: nameKeyOf(body.name),
    ...(body.sku === undefined ? {} : { skuKey: skuKeyOf(body.sku) }),
    description,
    category: new Types.ObjectId(body.category),
    producer: new Types.ObjectId(body.producer),
    sold: 0,
    ratingStars: 0,
    ratingCount: 0,
    isDeleted,
    editRevision: 1,
  } as Omit<StoredProduct, '_id' | 'revision' | 'createdAt'>;
  return createEntityWithin(productEntity(models), fields, scope);
}
