import { deserialize } from 'bson';
import type { Document } from 'bson';

/** Keeps types as sent: a key value sent as a Long is reported as one. */
export function exactDocument(bytes: Buffer): Document {
  return deserialize(bytes, { promoteValues: false });
}

/**
 * Returns the fields that an update would have written, as far as the command contains them: those of a replacement, `$set` or
 * `$setOnInsert`, and for an upsert the equalities of the filter. Excludes computed fields.
 */
export function intendedDocument(filter: Document, update: unknown, upsert: boolean): Document {
  const equalities = upsert ? equalitiesOf(filter) : {};
  if (typeof update !== 'object' || update === null || Array.isArray(update)) return equalities;
  const change = update as Document;
  if (!Object.keys(change).some((key) => key.startsWith('$'))) return { ...equalities, ...change };
  return { ...equalities, ...(upsert ? asDocument(change.$setOnInsert) : {}), ...asDocument(change.$set) };
}

function equalitiesOf(filter: Document): Document {
  const found: Document = {};
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$and' && Array.isArray(condition))
      Object.assign(found, ...condition.map((operand) => equalitiesOf(asDocument(operand))));
    else if (!path.startsWith('$')) Object.assign(found, equality(path, condition));
  }
  return found;
}

function equality(path: string, condition: unknown): Document {
  const operators = Object.keys(asDocument(condition)).filter((key) => key.startsWith('$'));
  if (operators.length === 0) return { [path]: condition };
  return operators.length === 1 && operators[0] === '$eq' ? { [path]: asDocument(condition).$eq } : {};
}

function asDocument(value: unknown): Document {
  return typeof value === 'object' && value !== null ? (value as Document) : {};
}
