import { stringValue } from '../bson/raw-value.ts';
import { CommandError } from '../errors/command.error.ts';
import type { Request } from '../wire/request.ts';

/**
 * Returns the collection named by the command’s first field.
 * @throws CommandError InvalidNamespace
 */
export function collectionOf({ body, fields, command }: Request): string {
  const name = stringValue(body, fields[0]);
  if (name === undefined || name === '')
    throw new CommandError('InvalidNamespace', `${command} needs a collection’s name`);
  return name;
}
