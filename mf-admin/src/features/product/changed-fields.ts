import { mergeFields } from '../../form/merge-fields.ts';
import type { ProductValues } from './product-values.ts';

/** Paths of the fields that differ from what the form began with. */
export const changedFields = (before: ProductValues, now: ProductValues): string[] => [
  ...mergeFields(before, now, before).mine.keys(),
];
