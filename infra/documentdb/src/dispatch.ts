import { MalformedBsonError } from './bson/malformed-bson.error.ts';
import { booleanValue } from './bson/raw-value.ts';
import { commandTable } from './commands/command-table.ts';
import type { Client, Command, CommandContext, Services } from './commands/command.ts';
import { CommandError } from './errors/command.error.ts';
import { toCommandError } from './errors/engine-error.ts';
import type { Logger } from './logger.ts';
import { assertNoSnapshotRead } from './sessions/read-concern.ts';
import { sessionOf, transactionNumberOf } from './sessions/session-id.ts';
import type { Transaction } from './transactions/transaction.ts';
import type { Reply } from './wire/reply.ts';
import type { Request } from './wire/request.ts';
import { requestField } from './wire/request.ts';
import { retryConflicts } from './writes/retry-conflicts.ts';

export type DispatchOptions = {
  services: Services;
  /** Called before each request is served. In strict mode it refuses requests that are not promised. */
  guard: (request: Request) => void;
  logger: Logger;
};

/**
 * Replies to a request, with an error reply if it fails.
 * @throws MalformedBsonError
 */
export type Dispatch = (request: Request, client: Client) => Promise<Reply>;

/** Failures of the adapter or the engine, and refused logins. They are logged for operators. */
const unexpected = new Set(['InternalError', 'UnknownError', 'HostUnreachable', 'AuthenticationFailed']);

export function createDispatch(options: DispatchOptions): Dispatch {
  return async (request, client) => {
    let transaction: Transaction | undefined;
    try {
      const command = commandOf(request);
      assertAuthenticated(request, command, client, options.services);
      options.guard(request);
      const context = await contextOf(request, client, options.services, command);
      transaction = context.transaction;
      return await command.run(context);
    } catch (error) {
      if (error instanceof MalformedBsonError) throw error;
      await transaction?.abort();
      return errorReply(request, error, options.logger);
    }
  };
}

function commandOf({ command }: Request): Command {
  const known = Object.hasOwn(commandTable, command) ? commandTable[command] : undefined;
  if (known === undefined) throw new CommandError('CommandNotFound', `no such command: '${command}'`);
  return known;
}

function assertAuthenticated(request: Request, command: Command, client: Client, { credentials }: Services): void {
  if (credentials === undefined || client.user !== undefined || command.beforeAuthentication) return;
  throw new CommandError('Unauthorized', `command ${request.command} requires authentication`);
}

async function contextOf(
  request: Request,
  client: Client,
  services: Services,
  command: Command,
): Promise<CommandContext> {
  const session = sessionOf(request);
  const autocommit = booleanValue(request.body, requestField(request, 'autocommit'));
  const base = { request, client, services, session };
  if (autocommit !== false || command.transaction === 'end') {
    assertNoSnapshotRead(request);
    const executor = command.writes ? retryConflicts(services.writePool, base) : services.readPool;
    return { ...base, transaction: undefined, executor };
  }
  if (command.transaction === 'rejected')
    throw new CommandError('OperationNotSupportedInTransaction', `${request.command} cannot run in a transaction`);
  const number = transactionNumberOf(request);
  if (session === undefined || number === undefined)
    throw new CommandError('InvalidOptions', 'a transaction needs a session and a number');
  const starts = booleanValue(request.body, requestField(request, 'startTransaction')) === true;
  const transaction = await services.transactions.join({ session, number, starts, client });
  return { ...base, transaction, executor: transaction };
}

function errorReply(request: Request, error: unknown, logger: Logger): Reply {
  const commandError = toCommandError(error);
  if (unexpected.has(commandError.codeName)) logger.warn({ command: request.command, err: error }, 'a command failed');
  // Drivers repeat a write only with this label. It is safe because the number is stored in the write’s own transaction.
  const unreachable = commandError.codeName === 'HostUnreachable';
  const within = commandError.labels.has('TransientTransactionError');
  if (unreachable && !within && transactionNumberOf(request) !== undefined)
    commandError.labels.add('RetryableWriteError');
  return commandError.reply();
}
