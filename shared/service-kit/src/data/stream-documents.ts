import type { Model, QueryFilter, SortOrder } from 'mongoose';
import { sortingIndex } from './sorting-index.ts';

export interface StreamQuery<Raw> {
  filter: QueryFilter<Raw>;
  /** By what never changes of a document: one that moves meanwhile would be read twice, or not at all. */
  sort: Record<string, SortOrder>;
  /** Projection; all fields by default. */
  select?: Record<string, 0 | 1>;
  /** The index to walk. Default: one that has the documents of the filter in this order, else as the database sees fit. */
  hint?: Record<string, 1 | -1>;
}

const batchSize = 200;

/** The documents of a query, or of each what `select` says, read from a cursor as they are taken; who stops early ends the cursor. */
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
