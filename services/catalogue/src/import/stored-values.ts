import { Types } from 'mongoose';
import type { ImportedKind, ImportedValue } from '@gvg/contracts/catalogue/import-record';
import { descriptionLimit } from '@gvg/contracts/catalogue/http/products';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import type { StoredCategory } from '../category/category.model.ts';
import type { StoredCost } from '../cost/cost.model.ts';
import { nameKeyOf } from '../entity/name-key.ts';
import type { StoredEntity } from '../entity/stored-entity.ts';
import { cleanTemplate } from '../page-template/template-content.ts';
import { uniqueKeyOf } from '../page-template/page-template.model.ts';
import type { StoredTemplate } from '../page-template/page-template.model.ts';
import type { StoredProducer } from '../producer/producer.model.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { skuKeyOf } from '../product/sku-key.ts';
import { cleanRichText } from '../rich-text/clean-rich-text.ts';
import { newGroup } from '../product-group/write-group.ts';

const entityFields = ({ _id, createdAt }: { _id: string; createdAt: string }): StoredEntity => ({
  _id: new Types.ObjectId(_id),
  revision: 1,
  createdAt: new Date(createdAt),
});

/** Large imports repeat the same descriptions. Sanitizing is about a hundred times slower than a lookup. */
function cleanCached(cache: Map<string, LocalizedText>, description: LocalizedText): LocalizedText {
  const key = `${description.vi}\n${description.en}`;
  const sanitized =
    cache.get(key) ?? cleanRichText(description, { path: 'description', maximum: descriptionLimit, locale: 'en' });
  cache.set(key, sanitized);
  return sanitized;
}

const descriptions = new Map<string, LocalizedText>();

function storedProduct(product: ImportedValue<'product'>): StoredProduct {
  const { ratingAverage: _average, ratingCount: _count, ...fields } = product;
  return {
    ...fields,
    ...entityFields(product),
    nameKey: nameKeyOf(product.name),
    ...(product.sku === undefined ? {} : { skuKey: skuKeyOf(product.sku) }),
    editRevision: 1,
    description: cleanCached(descriptions, product.description),
    category: new Types.ObjectId(product.category),
    producer: new Types.ObjectId(product.producer),
    // Ratings are created only by users.
    ratingStars: 0,
    ratingCount: 0,
  } as StoredProduct;
}

/** Converts the wire representation of each kind to its stored document; revisions start at 1. */
export const storedValues: { [Kind in ImportedKind]: (value: ImportedValue<Kind>) => StoredTypes[Kind] } = {
  category: (value) => ({ ...value, ...newGroup(value), isDeleted: value.isDeleted, ...entityFields(value) }),
  producer: (value) => ({ ...value, ...newGroup(value), isDeleted: value.isDeleted, ...entityFields(value) }),
  product: storedProduct,
  cost: (value) => ({ ...value, ...entityFields(value), validFrom: new Date(value.validFrom) }),
  template: (value) => {
    const content = cleanTemplate(value.content, 'en');
    return {
      type: content.type,
      place: uniqueKeyOf(content),
      content,
      isDeleted: false,
      updatedAt: new Date(value.createdAt),
      ...entityFields(value),
    };
  },
};

export interface StoredTypes {
  category: StoredCategory;
  producer: StoredProducer;
  product: StoredProduct;
  cost: StoredCost;
  template: StoredTemplate;
}
