import { CommandError } from '../errors/command.error.ts';

/** Drivers run the whole transaction again. */
export function noSuchTransaction(number: bigint): CommandError {
  return new CommandError(
    'NoSuchTransaction',
    `transaction ${number} is not open: it was aborted, expired or never began`,
    ['TransientTransactionError'],
  );
}
