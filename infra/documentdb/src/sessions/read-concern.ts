import { rawFields } from '../bson/raw-document.ts';
import { documentValue, stringValue } from '../bson/raw-value.ts';
import { CommandError } from '../errors/command.error.ts';
import type { Request } from '../wire/request.ts';
import { requestField } from '../wire/request.ts';

/**
 * Every page of a cursor outside a transaction reads its own snapshot, and no snapshot can be read again later, so the promise of the level is not given.
 * @throws CommandError InvalidOptions
 */
export function assertNoSnapshotRead(request: Request): void {
  const concern = documentValue(request.body, requestField(request, 'readConcern'));
  if (concern === undefined) return;
  const level = stringValue(concern, rawFields(concern).find(({ name }) => name === 'level'));
  if (level === 'snapshot') throw new CommandError('InvalidOptions', `read concern level snapshot is supported in a transaction only, not for ${request.command} outside one`);
}
