import type { Model, QueryFilter, SortOrder } from 'mongoose';
import { sortingIndex } from './sorting-index.ts';

export interface StreamQuery<Raw> {
  filter: QueryFilter<Raw>;
  /** Only by immutable fields: a document that moves meanwhile would be read twice or not at all. */
  sort: Record<string, SortOrder>;
  /** Projection; all fields by default. */
  select?: Record<string, 0 | 1>;
  /** Index to walk. Default: one that has the documents of the filter in this order, else the planner's choice. */
  hint?: Record<string, 1 | -1>;
}

const batchSize = 200;

/** Streams the documents of a query, or their `select` fields, from a cursor. Ending the iteration closes the cursor. */
export async function* streamDocuments<Raw, Selected = Raw>(
  model: Model<Raw>,
  { filter, sort, select = {}, hint = sortingIndex(model.schema, filter, sort) }: StreamQuery<Raw>,
): AsyncGenerator<Selected, void, undefined> {
  const query = model.find(filter, select).sort(sort).lean<Selected[]>();
  if (hint !== undefined) query.hint(hint);
  const cursor = query.cursor({ batchSize });
  try {
    for await (const document of cursor) yield document as Selected;
  } finally {
    await cursor.close();
  }
}
