import { rawFields } from '../bson/raw-document.ts';
import { documentValue, stringValue } from '../bson/raw-value.ts';
import type { CommandContext } from '../commands/command.ts';
import type { Row } from '../postgres/backend-messages.ts';
import { onlyRow, requiredColumn } from '../postgres/executor.ts';
import { transactionNumberOf } from '../sessions/session-id.ts';
import type { CursorCaller } from './cursor-store.ts';

/** A first page: the reply as the engine wrote it, the continuation where more is to come, the cursor’s id. */
export function openCursor(context: CommandContext, rows: readonly Row[]): Buffer {
  const row = onlyRow(rows);
  const page = requiredColumn(row, 0);
  const continuation = row[1];
  if (continuation !== null && continuation !== undefined) {
    const id = requiredColumn(row, 2).readBigInt64BE(0);
    // Copied: a view would retain the whole chunk that it arrived in.
    context.services.cursors.open({
      id,
      namespace: namespaceOf(page),
      ...cursorCaller(context),
      continuation: Buffer.from(continuation),
    });
  }
  return page;
}

/** Who may use a cursor: the session it was opened in, and within the same transaction. */
export function cursorCaller({ session, transaction, request }: CommandContext): CursorCaller {
  return { session, transactionNumber: transaction === undefined ? undefined : transactionNumberOf(request) };
}

function namespaceOf(page: Buffer): string {
  const cursor = documentValue(
    page,
    rawFields(page).find(({ name }) => name === 'cursor'),
  );
  const namespace =
    cursor === undefined
      ? undefined
      : stringValue(
          cursor,
          rawFields(cursor).find(({ name }) => name === 'ns'),
        );
  if (namespace === undefined) throw new Error('the engine gave a page without a namespace');
  return namespace;
}
