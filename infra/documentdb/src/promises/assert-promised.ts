import type { Document } from 'bson';
import {
  anyField,
  bulkWriteFields,
  commands,
  commonFields,
  deleteStatementFields,
  indexFields,
  projectionOperators,
  updateStatementFields,
} from '../promises.ts';
import { assertExpression } from './assert-expression.ts';
import { assertPipeline } from './assert-pipeline.ts';
import { assertQuery } from './assert-query.ts';
import { assertUpdate } from './assert-update.ts';
import { arrayOf, assertListed, isPlain } from './refuse.ts';

type FieldCheck = (value: unknown) => void;

const common: readonly string[] = commonFields;
const fieldsOf = new Map<string, ReadonlySet<string> | typeof anyField>(
  Object.entries(commands).map(([name, own]) => [
    name.toLowerCase(),
    own === anyField ? anyField : new Set<string>([...common, ...own]),
  ]),
);
const projections = new Set<string>(projectionOperators);

/** Checks of the contents of fields, whichever command they belong to. */
const checks: Readonly<Record<string, FieldCheck>> = {
  filter: assertQuery,
  query: assertQuery,
  q: assertQuery,
  u: assertUpdate,
  updateMods: assertUpdate,
  update: assertUpdate,
  pipeline: (pipeline) => assertPipeline(pipeline),
  projection: assertProjection,
  fields: assertProjection,
  let: assertExpression,
  arrayFilters: (filters) => arrayOf(filters).forEach(assertQuery),
  partialFilterExpression: assertQuery,
  updates: (statements) => assertStatements(statements, updateStatementFields, 'field of an update'),
  ops: (statements) => assertStatements(statements, bulkWriteFields, 'field of a bulk write'),
  deletes: (statements) => assertStatements(statements, deleteStatementFields, 'field of a delete'),
  indexes: (indexes) => assertStatements(indexes, indexFields, 'field of an index'),
  key: assertIndexKey,
};

/**
 * Refuses features that are not on the list of promises, by name.
 * @param command a command’s document as sent by the driver, with its lists (documents, updates, deletes) inside it
 * @throws CommandError CommandNotSupported
 */
export function assertPromised(command: Document): void {
  const [name = '', ...fields] = Object.keys(command);
  const allowed = fieldsOf.get(name.toLowerCase());
  if (allowed === undefined) return assertListed(new Set(), name, 'command');
  if (allowed === anyField) return;
  for (const field of fields) assertListed(allowed, field, `field of ${name}`);
  if (name === 'explain') return assertPromised(command.explain as Document);
  assertFields(command, fields);
}

function assertFields(document: Document, fields: readonly string[]): void {
  for (const field of fields) checks[field]?.(document[field]);
}

function assertStatements(statements: unknown, fields: readonly string[], what: string): void {
  const allowed = new Set(fields);
  for (const statement of arrayOf(statements)) {
    if (!isPlain(statement)) continue;
    for (const field of Object.keys(statement)) assertListed(allowed, field, what);
    assertFields(statement, Object.keys(statement));
  }
}

function assertProjection(projection: unknown): void {
  if (!isPlain(projection)) return;
  for (const value of Object.values(projection)) {
    const [operator] = isPlain(value) ? Object.keys(value) : [];
    if (operator === '$elemMatch') assertQuery((value as Document)[operator]);
    else if (operator === undefined || !projections.has(operator)) assertExpression(value);
  }
}

/** `key` is a field’s name in `distinct`, and the fields of an index in `createIndexes`. */
function assertIndexKey(key: unknown): void {
  if (!isPlain(key)) return;
  for (const [field, order] of Object.entries(key)) {
    assertListed(new Set(['1', '-1']), String(order), `order of an index (${field})`);
    if (field.includes('$**')) assertListed(new Set(), field, 'index key');
  }
}
