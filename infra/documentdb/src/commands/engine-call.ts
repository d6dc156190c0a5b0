import { onlyRow, requiredColumn } from '../postgres/executor.ts';
import type { Parameter } from '../postgres/frontend-messages.ts';
import type { Statement } from '../postgres/statement.ts';
import type { CommandContext } from './command.ts';

/** Returns the database’s name and the command’s document, the first parameters of nearly every function of the engine. */
export function commandParameters({ request }: CommandContext): [Buffer, Buffer] {
  return [Buffer.from(request.database), request.body];
}

/** Runs a statement whose only column is the command’s reply. */
export async function engineReply(
  context: CommandContext,
  statement: Statement,
  parameters: readonly Parameter[],
): Promise<Buffer> {
  return requiredColumn(onlyRow(await context.executor.execute(statement, parameters)), 0);
}
