import { z } from 'zod';
import { categorySchema } from './http/categories.ts';
import { producerSchema } from './http/producers.ts';
import { productSchema } from './http/products.ts';
import { defineEvent } from '../definitions/event.ts';

/** A product as other services store it: all fields except its long texts. */
export const productEventData = productSchema.omit({
  description: true,
  ingredients: true,
  storage: true,
  warnings: true,
  revision: true,
});

const productEvent = <Type extends string>(type: Type) =>
  defineEvent({
    type,
    version: 1,
    subjectType: 'product',
    producer: 'catalogue',
    invalidates: 'product',
    data: productEventData,
  });

export const productCreated = productEvent('product.created');
export const productUpdated = productEvent('product.updated');
export const productRemoved = productEvent('product.removed');
export const productRestored = productEvent('product.restored');

/** Published when a category is created, changed, hidden, shown, removed or restored; the data is its current state. */
export const categoryChanged = defineEvent({
  type: 'category.changed',
  version: 1,
  subjectType: 'category',
  producer: 'catalogue',
  invalidates: 'category',
  data: categorySchema.omit({ revision: true }),
});

export const producerChanged = defineEvent({
  type: 'producer.changed',
  version: 1,
  subjectType: 'producer',
  producer: 'catalogue',
  invalidates: 'producer',
  data: producerSchema.omit({ revision: true }),
});

export const templateChanged = defineEvent({
  type: 'template.changed',
  version: 1,
  subjectType: 'page-template',
  producer: 'catalogue',
  invalidates: 'template',
  data: z.object({ _id: z.string(), type: z.string(), slug: z.string().optional() }),
});

export const costChanged = defineEvent({
  type: 'cost.changed',
  version: 1,
  subjectType: 'cost',
  producer: 'catalogue',
  invalidates: 'cost',
  data: z.object({ _id: z.string(), country: z.string(), service: z.string() }),
});

/** Published when a rating is created, edited, hidden or shown; the data is its current state. The comment is not published. */
export const ratingGiven = defineEvent({
  type: 'rating.given',
  version: 1,
  subjectType: 'rating',
  producer: 'catalogue',
  invalidates: 'rating',
  data: z.object({
    _id: z.string(),
    product: z.string(),
    user: z.string(),
    stars: z.int().min(1).max(5),
    isHidden: z.boolean(),
  }),
});

export const productEvents = [productCreated, productUpdated, productRemoved, productRestored] as const;

/** Published once after a bulk import, instead of one event per product: services that store catalogue data reload it. */
export const catalogueImported = defineEvent({
  type: 'catalogue.imported',
  version: 1,
  subjectType: 'catalogue',
  producer: 'catalogue',
  invalidates: 'all',
  data: z.object({ products: z.int().min(0) }),
});
