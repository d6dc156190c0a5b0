import type { Document } from 'bson';
import type { CommandContext } from '../commands/command.ts';
import type { DuplicateKey } from '../errors/duplicate-key.ts';
import { describeDuplicateKey } from '../errors/duplicate-key.ts';
import { writeConflict } from '../errors/engine-error.ts';
import { valueAtPath } from './value-at-path.ts';
import { visibleIn } from './visible-in.ts';

/**
 * Describes a duplicate key. In a transaction that cannot see the other document it is a conflict instead: the repeated transaction finds
 * the document, and an upsert then updates it.
 * @throws CommandError WriteConflict
 */
export async function duplicateKeyOf(
  context: CommandContext,
  collection: string,
  message: string,
  intended: Document | undefined,
): Promise<DuplicateKey> {
  const { request, services, transaction } = context;
  const target = { database: request.database, collection };
  const duplicate = await describeDuplicateKey({ executor: services.readPool, ...target }, message, intended);
  const keyValue = written(duplicate.keyValue ?? {}, intended ?? {});
  if (
    transaction !== undefined &&
    Object.keys(keyValue).length > 0 &&
    !(await visibleIn(transaction, { ...target, keyValue }))
  )
    throw writeConflict();
  return duplicate;
}

/** Returns the key fields that the command itself writes. The values of unchanged fields are unknown, so they are not looked up. */
function written(keyValue: Document, intended: Document): Document {
  return Object.fromEntries(Object.entries(keyValue).filter(([path]) => valueAtPath(intended, path) !== undefined));
}
