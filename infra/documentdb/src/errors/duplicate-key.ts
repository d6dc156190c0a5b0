import type { Document } from 'bson';
import { EJSON, deserialize } from 'bson';
import type { Executor } from '../postgres/executor.ts';
import type { Statement } from '../postgres/statement.ts';
import { valueAtPath } from '../writes/value-at-path.ts';

/** A unique index as named in the engine’s message: by its name or by the number of its table. */
export type ViolatedIndex = { name: string } | { id: number };

/** MongoDB’s description of a duplicate key. `keyValue` is set only if the written values are known. */
export type DuplicateKey = { errmsg: string; keyPattern: Document | undefined; keyValue: Document | undefined };

const indexByName: Statement = {
  name: 'index_by_name',
  sql: `select (index_spec).index_name, (index_spec).index_key
    from documentdb_api_catalog.collection_indexes join documentdb_api_catalog.collections using (collection_id)
    where database_name = $1 and collection_name = $2 and (index_spec).index_name = $3`,
};

const indexById: Statement = {
  name: 'index_by_id',
  sql: 'select (index_spec).index_name, (index_spec).index_key from documentdb_api_catalog.collection_indexes where index_id = $1',
};

/** Parses the index from either wording of the engine’s message. */
export function violatedIndex(message: string): ViolatedIndex | undefined {
  const name = /Index '(.+)'$/.exec(message)?.[1];
  if (name !== undefined) return { name };
  const id = /constraint "documents_rum_index_(\d+)"/.exec(message)?.[1];
  if (id !== undefined) return { id: Number(id) };
  return /constraint "collection_pk_\d+"/.test(message) ? { name: '_id_' } : undefined;
}

export type DuplicateKeyContext = { executor: Executor; database: string; collection: string };

/** Completes a violation with the index’s keys and, from the document to be written, their values. */
export async function describeDuplicateKey(
  context: DuplicateKeyContext,
  message: string,
  document: Document | undefined,
): Promise<DuplicateKey> {
  const found = await lookUp(context, violatedIndex(message));
  const keyValue =
    found === undefined || document === undefined ? undefined : valuesAt(document, Object.keys(found.keyPattern));
  const namespace = `${context.database}.${context.collection}`;
  const shown = keyValue === undefined ? '' : ` dup key: ${EJSON.stringify(keyValue)}`;
  return {
    errmsg: `E11000 duplicate key error collection: ${namespace} index: ${found?.name ?? 'unknown'}${shown}`,
    keyPattern: found?.keyPattern,
    keyValue,
  };
}

async function lookUp({ executor, database, collection }: DuplicateKeyContext, index: ViolatedIndex | undefined) {
  if (index === undefined) return undefined;
  const [row] =
    'id' in index
      ? await executor.execute(indexById, [int32(index.id)])
      : await executor.execute(
          indexByName,
          [database, collection, index.name].map((text) => Buffer.from(text)),
        );
  const [name, key] = row ?? [];
  return name && key ? { name: name.toString(), keyPattern: deserialize(key) } : undefined;
}

function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function valuesAt(document: Document, paths: readonly string[]): Document | undefined {
  const values = paths.map((path) => [path, valueAtPath(document, path)] as const);
  if (values.every(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(values.map(([path, value]) => [path, value ?? null]));
}
