import type { ImportedRecord } from '@gvg/contracts/catalogue/import-record';
import { buildCosts } from './freight/build-costs.ts';
import { buildTemplates } from './pages/build-templates.ts';
import { buildCategories, buildProducers, buildProducts } from './products/build-goods.ts';
import type { UrlOf } from './products/build-goods.ts';

/** Returns all demo records of the catalogue. Referenced records come before those that reference them. */
export function demoRecords(urlOf: UrlOf): ImportedRecord[] {
  return [
    ...buildCategories(urlOf).map((value) => ({ kind: 'category' as const, value })),
    ...buildProducers(urlOf).map((value) => ({ kind: 'producer' as const, value })),
    ...buildProducts(urlOf).map((value) => ({ kind: 'product' as const, value })),
    ...buildCosts().map((value) => ({ kind: 'cost' as const, value })),
    ...buildTemplates(urlOf).map((value) => ({ kind: 'template' as const, value })),
  ];
}
