import { CommandError } from '../errors/command.error.ts';

/**
 * Rejects a name that is not on its list. The message names the file of the lists.
 * @throws CommandError CommandNotSupported
 */
export function assertListed(list: ReadonlySet<string>, name: string, what: string): void {
  if (list.has(name)) return;
  throw new CommandError(
    'CommandNotSupported',
    `${name} is no ${what} that the document adapter promises; its lists are in infra/documentdb/src/promises.ts`,
  );
}

/** Returns true for a document that may contain operators. Values of BSON’s own types, dates and regular expressions contain none. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return (
    !('_bsontype' in value) &&
    (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)
  );
}

export function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
