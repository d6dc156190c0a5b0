import { z } from 'zod';
import { categorySchema } from './http/categories.ts';
import { producerSchema } from './http/producers.ts';
import { productSchema } from './http/products.ts';
import { defineEvent } from '../event.ts';

/** What others keep of a product: everything but its long texts. */
export const productEventData = productSchema.omit({ description: true, ingredients: true, storage: true, warnings: true, revision: true });

const productEvent = <Type extends string>(type: Type) =>
  defineEvent({ type, version: 1, subjectType: 'product', producer: 'catalogue', data: productEventData });

export const productCreated = productEvent('product.created');
export const productUpdated = productEvent('product.updated');
export const productRemoved = productEvent('product.removed');
export const productRestored = productEvent('product.restored');

/** Created, changed, hidden, shown, removed or restored: the data says which state it is in now. */
export const categoryChanged = defineEvent({
  type: 'category.changed',
  version: 1,
  subjectType: 'category',
  producer: 'catalogue',
  data: categorySchema.omit({ revision: true }),
});

export const producerChanged = defineEvent({
  type: 'producer.changed',
  version: 1,
  subjectType: 'producer',
  producer: 'catalogue',
  data: producerSchema.omit({ revision: true }),
});

export const templateChanged = defineEvent({
  type: 'template.changed',
  version: 1,
  subjectType: 'page-template',
  producer: 'catalogue',
  data: z.object({ _id: z.string(), type: z.string(), slug: z.string().optional() }),
});

export const costChanged = defineEvent({
  type: 'cost.changed',
  version: 1,
  subjectType: 'cost',
  producer: 'catalogue',
  data: z.object({ _id: z.string(), country: z.string(), service: z.string() }),
});

/** Given, edited, hidden or shown: the data says how it stands now. The comment stays with the catalogue. */
export const ratingGiven = defineEvent({
  type: 'rating.given',
  version: 1,
  subjectType: 'rating',
  producer: 'catalogue',
  data: z.object({ _id: z.string(), product: z.string(), user: z.string(), stars: z.int().min(1).max(5), isHidden: z.boolean() }),
});

export const productEvents = [productCreated, productUpdated, productRemoved, productRestored] as const;

/** Many products came at once and are not told of one by one: whoever keeps what the catalogue has reads it anew. */
export const catalogueImported = defineEvent({
  type: 'catalogue.imported',
  version: 1,
  subjectType: 'catalogue',
  producer: 'catalogue',
  data: z.object({ products: z.int().min(0) }),
});
