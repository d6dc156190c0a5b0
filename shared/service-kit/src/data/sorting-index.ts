import type { Schema, SortOrder } from 'mongoose';

type Fields = Record<string, unknown>;

/**
 * A sort without the id at its end, for a query that walks an index which ends in the id: that keeps the order of ties. The development machine's engine computes
 * each field of a sort for every document that a page skips (docs/decisions/lists-of-staff.md).
 */
export function withoutId(sort: Record<string, SortOrder>): Record<string, SortOrder> {
  const { _id, ...others } = sort;
  return Object.keys(others).length > 0 ? others : sort;
}

/** A value that an index finds as it is, and no expression. */
const isPlain = (value: unknown): boolean =>
  value === null || typeof value !== 'object' || value instanceof Date || '_bsontype' in value;

/**
 * The fields of the schema's index that holds the documents of a filter in the order of a sort, or in the opposite one: the filter's fields first, which all have
 * to be equalities, then the sort's. Undefined where there is none. As a hint it keeps deep pages from sorting the collection: a planner that expects
 * many documents to be skipped may prefer that to walking the index, which costs a tenth.
 */
export function sortingIndex(
  schema: Pick<Schema, 'indexes'>,
  filter: Fields,
  sort: Record<string, SortOrder>,
): Record<string, 1 | -1> | undefined {
  const filtered = Object.keys(filter);
  if (!Object.values(filter).every(isPlain)) return undefined;
  const sorted = Object.entries(sort);
  for (const [fields, options] of schema.indexes() as [Record<string, 1 | -1>, Fields][]) {
    if (options['partialFilterExpression'] !== undefined || options['sparse'] === true) continue;
    const names = Object.keys(fields);
    if (names.length !== filtered.length + sorted.length) continue;
    const isPrefix = names.slice(0, filtered.length).every((name) => filtered.includes(name));
    const rest = names.slice(filtered.length);
    const isInOrder = (sign: 1 | -1) =>
      sorted.every(([name, direction], index) => rest[index] === name && fields[name] === sign * Number(direction));
    if (isPrefix && (isInOrder(1) || isInOrder(-1))) return fields;
  }
  return undefined;
}
