import type { Document } from 'bson';
import type { Request } from '../wire/request.ts';
import { exactDocument, intendedDocument } from './intended-document.ts';
import { statementDocuments } from './statement-documents.ts';

/** Name of the statement list of each write command. */
export const listOf = { insert: 'documents', update: 'updates', delete: 'deletes' } as const;

export type WriteKind = keyof typeof listOf;

/** Returns the fields that the statement at `index` would have written, as far as the command contains them, or undefined for a delete. */
export function intendedBy(kind: WriteKind, request: Request, index: number): Document | undefined {
  const statement = kind === 'delete' ? undefined : statementDocuments(request, listOf[kind])[index];
  if (statement === undefined) return undefined;
  const exact = exactDocument(statement);
  return kind === 'insert' ? exact : intendedDocument(exact.q as Document, exact.u, exact.upsert === true);
}

/** Returns true if the command is a single upsert, the only update that can hit a duplicate key through a race. */
export function isSingleUpsert(kind: WriteKind, request: Request): boolean {
  if (kind !== 'update') return false;
  const statements = statementDocuments(request, listOf.update);
  return statements.length === 1 && exactDocument(statements[0] as Buffer).upsert === true;
}
