import { deserialize } from 'bson';
import type { Request } from '../wire/request.ts';
import { statementDocuments } from '../writes/statement-documents.ts';
import { assertPromised } from './assert-promised.ts';

/**
 * Runs the strict-mode check on a command as received, including the lists sent in separate sections.
 * @throws CommandError
 */
export function guardRequest(request: Request): void {
  const command = deserialize(request.body);
  // Documents to insert contain no operators, and there may be many.
  for (const list of request.sequences.keys()) {
    command[list] =
      list === 'documents' ? [] : statementDocuments(request, list).map((statement) => deserialize(statement));
  }
  assertPromised(command);
}
