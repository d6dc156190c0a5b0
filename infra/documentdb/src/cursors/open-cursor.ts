import { rawFields } from '../bson/raw-document.ts';
import { documentValue, stringValue } from '../bson/raw-value.ts';
import type { CommandContext } from '../commands/command.ts';
import type { Row } from '../postgres/backend-messages.ts';
import { onlyRow, requiredColumn } from '../postgres/executor.ts';
import { transactionNumberOf } from '../sessions/session-id.ts';
import type { CursorCaller } from './cursor-store.ts';

/** Returns the engine’s reply with the first page, and stores the cursor if there is a continuation. */
export function openCursor(context: CommandContext, rows: readonly Row[]): Buffer {
  const row = onlyRow(rows);
  const page = requiredColumn(row, 0);
  const continuation = row[1];
  if (continuation !== null && continuation !== undefined) {
    const id = requiredColumn(row, 2).readBigInt64BE(0);
    // Copied, because a view would retain the whole received chunk.
    context.services.cursors.open({
      id,
      namespace: namespaceOf(page),
      ...cursorCaller(context),
      continuation: Buffer.from(continuation),
    });
  }
  return page;
}

/** Identifies the caller of a cursor: the session that opened it, and its transaction, if any. */
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
