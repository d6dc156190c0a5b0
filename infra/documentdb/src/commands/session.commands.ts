import { rawFields } from '../bson/raw-document.ts';
import { documentValue } from '../bson/raw-value.ts';
import { CommandError } from '../errors/command.error.ts';
import type { SessionId } from '../sessions/session-id.ts';
import { sessionIdOf, transactionNumberOf } from '../sessions/session-id.ts';
import type { Request } from '../wire/request.ts';
import type { CommandContext, CommandFamily } from './command.ts';

function transactionOf({ request, session }: CommandContext): [SessionId, bigint] {
  const number = transactionNumberOf(request);
  if (session === undefined || number === undefined)
    throw new CommandError('InvalidOptions', `${request.command} needs a session and a transaction number`);
  return [session, number];
}

async function commitTransaction(context: CommandContext) {
  await context.services.transactions.commit(...transactionOf(context));
  return { ok: 1 };
}

async function abortTransaction(context: CommandContext) {
  await context.services.transactions.abort(...transactionOf(context));
  return { ok: 1 };
}

function sessionsIn({ body, fields }: Request): SessionId[] {
  const list = documentValue(body, fields[0]);
  if (list === undefined) throw new CommandError('TypeMismatch', 'endSessions needs a list of sessions');
  return rawFields(list).map((field) => sessionIdOf(documentValue(list, field)));
}

async function endSessions({ request, services }: CommandContext) {
  for (const session of sessionsIn(request)) {
    await services.transactions.endSession(session);
    services.cursors.killOfSession(session);
  }
  return { ok: 1 };
}

export const sessionCommands: CommandFamily = {
  committransaction: { run: commitTransaction, transaction: 'end' },
  aborttransaction: { run: abortTransaction, transaction: 'end' },
  endsessions: { run: endSessions, transaction: 'rejected' },
};
