import { mergeFields } from '../../form/merge-fields.ts';
import type { ProductValues } from './product-values.ts';

/** Returns the paths of the fields that differ from the initial values. */
export const changedFields = (before: ProductValues, now: ProductValues): string[] => [
  ...mergeFields(before, now, before).mine.keys(),
];
