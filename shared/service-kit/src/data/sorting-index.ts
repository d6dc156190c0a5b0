import type { Schema, SortOrder } from 'mongoose';

type Fields = Record<string, unknown>;

/**
 * Returns a sort without the id at its end, for a query that walks an index ending in the id, which keeps the order of ties. The
 * development machine's engine computes each sort field for every document that a page skips (docs/decisions/lists-of-staff.md).
 */
export function withoutId(sort: Record<string, SortOrder>): Record<string, SortOrder> {
  const { _id, ...others } = sort;
  return Object.keys(others).length > 0 ? others : sort;
}

/** Whether an index finds the value as it is; false for expressions. */
const isPlain = (value: unknown): boolean =>
  value === null || typeof value !== 'object' || value instanceof Date || '_bsontype' in value;

/**
 * Returns the fields of the schema's index that has the filter's documents in the order of the sort, or in the opposite one: first the
 * filter's fields, which must all be equalities, then the sort's. Undefined if there is none. As a hint it prevents deep pages from sorting
 * the collection: a planner that expects many skipped documents may prefer that to walking the index, at ten times the cost.
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
