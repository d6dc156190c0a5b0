import { deserialize } from 'bson';
import type { Request } from '../wire/request.ts';
import { statementDocuments } from '../writes/statement-documents.ts';
import { assertPromised } from './assert-promised.ts';

/** Strict mode: the same check for a command as it arrived, with the lists that came beside it. @throws CommandError */
export function guardRequest(request: Request): void {
  const command = deserialize(request.body);
  // Documents to insert hold no operators, and there may be many.
  for (const list of request.sequences.keys()) {
    command[list] =
      list === 'documents' ? [] : statementDocuments(request, list).map((statement) => deserialize(statement));
  }
  assertPromised(command);
}
