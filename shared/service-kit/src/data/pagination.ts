import type { Model, QueryFilter, SortOrder } from 'mongoose';
import type { Page, Paging } from '@gvg/contracts/definitions/paging';
import { buildPage } from '@gvg/contracts/definitions/paging';

export interface PageQuery<Raw, Item> {
  filter: QueryFilter<Raw>;
  /** Must end in a unique field: otherwise two pages may contain the same document. */
  sort: Record<string, SortOrder>;
  paging: Paging;
  /** Projection; all fields by default. */
  select?: Record<string, 0 | 1>;
  present(document: Raw): Item;
}

/** One page of a collection, read without hydrating documents. */
export async function findPage<Raw, Item>(
  model: Model<Raw>,
  { filter, sort, paging, select = {}, present }: PageQuery<Raw, Item>,
): Promise<Page<Item>> {
  const [documents, total] = await Promise.all([
    model
      .find(filter, select)
      .sort(sort)
      .skip((paging.page - 1) * paging.limit)
      .limit(paging.limit)
      .lean<Raw[]>(),
    model.countDocuments(filter),
  ]);
  return buildPage(documents.map(present), total, paging);
}
