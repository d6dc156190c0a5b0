import { rawFields } from '../bson/raw-document.ts';
import { documentValue, stringValue } from '../bson/raw-value.ts';
import { CommandError } from '../errors/command.error.ts';
import type { Request } from '../wire/request.ts';
import { requestField } from '../wire/request.ts';

/**
 * Rejects the level `snapshot`. Outside a transaction every page of a cursor reads its own snapshot, and no snapshot can be read again
 * later.
 * @throws CommandError InvalidOptions
 */
export function assertNoSnapshotRead(request: Request): void {
  const concern = documentValue(request.body, requestField(request, 'readConcern'));
  if (concern === undefined) return;
  const level = stringValue(
    concern,
    rawFields(concern).find(({ name }) => name === 'level'),
  );
  if (level === 'snapshot')
    throw new CommandError(
      'InvalidOptions',
      `read concern level snapshot is supported in a transaction only, not for ${request.command} outside one`,
    );
}
