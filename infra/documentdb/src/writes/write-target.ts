import type { Document } from 'bson';
import type { Request } from '../wire/request.ts';
import { exactDocument, intendedDocument } from './intended-document.ts';
import { statementDocuments } from './statement-documents.ts';

/** The list of statements of each write command. */
export const listOf = { insert: 'documents', update: 'updates', delete: 'deletes' } as const;

export type WriteKind = keyof typeof listOf;

/** What the statement at `index` would have written, as far as the command contains it; undefined for a delete. */
export function intendedBy(kind: WriteKind, request: Request, index: number): Document | undefined {
  const statement = kind === 'delete' ? undefined : statementDocuments(request, listOf[kind])[index];
  if (statement === undefined) return undefined;
  const exact = exactDocument(statement);
  return kind === 'insert' ? exact : intendedDocument(exact.q as Document, exact.u, exact.upsert === true);
}

/** Whether the command is one upsert: the only update that a duplicate key may concern through no fault of its own. */
export function isSingleUpsert(kind: WriteKind, request: Request): boolean {
  if (kind !== 'update') return false;
  const statements = statementDocuments(request, listOf.update);
  return statements.length === 1 && exactDocument(statements[0] as Buffer).upsert === true;
}
