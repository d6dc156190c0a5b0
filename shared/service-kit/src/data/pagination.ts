import type { Model, PipelineStage, QueryFilter, SortOrder } from 'mongoose';
import type { Page, Paging, StaffPage, StaffPaging } from '@gvg/contracts/definitions/paging';
import { buildPage, buildStaffPage } from '@gvg/contracts/definitions/paging';
import { countLimit } from '@gvg/contracts/definitions/paging-limits';
import { sortingIndex, withoutId } from './sorting-index.ts';

export interface PageQuery<Raw, Item, Requested = Paging> {
  filter: QueryFilter<Raw>;
  /** Must end in a unique field: otherwise two pages may contain the same document. */
  sort: Record<string, SortOrder>;
  paging: Requested;
  /** Projection; all fields by default. */
  select?: Record<string, 0 | 1>;
  present(document: Raw): Item;
}

/** Returns one page of a collection, without hydrating documents. */
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

/**
 * Returns one page of a staff list: as `findPage`, but counts only up to `countLimit`, so that the first rows of a long list are not
 * delayed. Reads one document more than the page to determine `hasNextPage`.
 */
export async function findStaffPage<Raw, Item>(
  model: Model<Raw>,
  { filter, sort, paging, select = {}, present }: PageQuery<Raw, Item, StaffPaging>,
): Promise<StaffPage<Item>> {
  const skipped = (paging.page - 1) * paging.limit;
  const rows = model
    .find(filter, select)
    .skip(skipped)
    .limit(paging.limit + 1);
  const index = sortingIndex(model.schema, filter, sort);
  if (index === undefined) rows.sort(sort);
  else rows.sort(withoutId(sort)).hint(index);
  const count = () =>
    paging.count === 'exact' ? model.countDocuments(filter) : model.countDocuments(filter).limit(countLimit + 1);
  // Rows beyond the limit prove that there are more matches than are counted.
  const isBeyond = paging.count === undefined && skipped >= countLimit;
  const [documents, counted] = await Promise.all([rows.lean<Raw[]>(), isBeyond ? countLimit + 1 : count()]);
  const found = isBeyond && documents.length === 0 ? await count() : counted;
  const shown = documents.slice(0, paging.limit);
  return buildStaffPage(shown.map(present), { found, hasNextPage: documents.length > shown.length }, paging);
}

export interface PipelineQuery<Row, Item> {
  /** Returns the matches, unsorted. */
  pipeline: PipelineStage[];
  /** Must end in a unique field. */
  sort: Record<string, 1 | -1>;
  /** Fields of the index that finds the documents, for planners that prefer to read the whole collection. */
  hint?: Record<string, 1 | -1>;
  paging: StaffPaging;
  present(row: Row): Item;
}

/** As `findStaffPage`, for rows computed by a pipeline. */
export async function findStaffPageOf<Row, Item>(
  model: Pick<Model<unknown>, 'aggregate'>,
  { pipeline, sort, hint, paging, present }: PipelineQuery<Row, Item>,
): Promise<StaffPage<Item>> {
  const counted = paging.count === 'exact' ? [] : [{ $limit: countLimit + 1 }];
  const options = hint === undefined ? {} : { hint };
  const [rows, [counts]] = await Promise.all([
    model.aggregate<Row>(
      [...pipeline, { $sort: sort }, { $skip: (paging.page - 1) * paging.limit }, { $limit: paging.limit + 1 }],
      options,
    ),
    model.aggregate<{ found: number }>([...pipeline, ...counted, { $count: 'found' }], options),
  ]);
  const shown = rows.slice(0, paging.limit);
  return buildStaffPage(
    shown.map(present),
    { found: counts?.found ?? 0, hasNextPage: rows.length > shown.length },
    paging,
  );
}
