import { CommandError } from '../errors/command.error.ts';

/** Returns an error after which drivers run the whole transaction again. */
export function noSuchTransaction(number: bigint): CommandError {
  return new CommandError(
    'NoSuchTransaction',
    `transaction ${number} is not open: it was aborted, expired or never began`,
    ['TransientTransactionError'],
  );
}
