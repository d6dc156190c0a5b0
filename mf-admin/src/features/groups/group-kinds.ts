import { keyOf } from '@gvg/browser-kit';
import { createCategory } from '@gvg/contracts/catalogue/http/categories';
import type { Category } from '@gvg/contracts/catalogue/http/categories';
import { createProducer } from '@gvg/contracts/catalogue/http/producers';
import type { Producer } from '@gvg/contracts/catalogue/http/producers';

/** Category or producer (glossary: product group). Only categories have a type. */
export type Group = Producer & Partial<Pick<Category, 'type'>>;

/** Differences between the two. `name` is the translation key, `subject` the audit type. */
export const groupKinds = {
  categories: {
    name: 'categories',
    path: '/admin/categories',
    subject: 'category',
    queryKey: keyOf('/v1/product-categories'),
    schema: createCategory.body,
    existed: 'PRODUCT_CATEGORY_WAS_EXISTED',
    calls: {
      list: 'listCategories',
      create: 'createCategory',
      update: 'updateCategory',
      setStatus: 'setCategoryStatus',
    },
  },
  producers: {
    name: 'producers',
    path: '/admin/producers',
    subject: 'producer',
    queryKey: keyOf('/v1/producers'),
    schema: createProducer.body,
    existed: 'PRODUCER_WAS_EXISTED',
    calls: {
      list: 'listProducers',
      create: 'createProducer',
      update: 'updateProducer',
      setStatus: 'setProducerStatus',
    },
  },
} as const;
export type GroupKind = (typeof groupKinds)[keyof typeof groupKinds];
