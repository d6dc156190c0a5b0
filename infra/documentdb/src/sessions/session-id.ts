import { rawFields } from '../bson/raw-document.ts';
import { binaryValue, documentValue, integerValue } from '../bson/raw-value.ts';
import { CommandError } from '../errors/command.error.ts';
import type { Request } from '../wire/request.ts';
import { requestField } from '../wire/request.ts';

/** A logical session’s UUID as 32 hexadecimal digits. */
export type SessionId = string;

/**
 * Returns the command’s session, if it names one.
 * @throws CommandError InvalidOptions
 */
export function sessionOf(request: Request): SessionId | undefined {
  const field = requestField(request, 'lsid');
  return field === undefined ? undefined : sessionIdOf(documentValue(request.body, field));
}

/**
 * Parses `{id: UUID}`.
 * @throws CommandError InvalidOptions
 */
export function sessionIdOf(lsid: Buffer | undefined): SessionId {
  const id =
    lsid === undefined
      ? undefined
      : binaryValue(
          lsid,
          rawFields(lsid).find(({ name }) => name === 'id'),
        );
  if (id?.length !== 16) throw new CommandError('InvalidOptions', 'a session’s id must be a UUID');
  return id.toString('hex');
}

/** Returns the transaction number, which retryable writes also carry. */
export function transactionNumberOf(request: Request): bigint | undefined {
  return integerValue(request.body, requestField(request, 'txnNumber'));
}
