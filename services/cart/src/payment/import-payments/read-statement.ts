import { CsvError, parse } from 'csv-parse/sync';
import { newPaymentSchema } from '@gvg/contracts/cart/http/payments';
import type { StatementBank } from '@gvg/contracts/cart/terms';
import type { NewTransfer } from '../record-payment/record-payment.service.ts';
import type { Columns } from './find-columns.ts';
import { findColumns } from './find-columns.ts';
import { readAmount } from './read-amount.ts';
import { readInstant } from './read-instant.ts';

export interface StatementSource {
  bank: StatementBank;
  account: string;
  csv: string;
}

/** Why a row is refused. */
export type RowRefusal = 'INVALID_DATE' | 'INVALID_AMOUNT' | 'INVALID_REFERENCE' | 'INVALID_CONTENT';

export interface Statement {
  transfers: NewTransfer[];
  /** Rows by their number in the file, from 1, as a spreadsheet shows it. */
  refused: { row: number; reason: RowRefusal }[];
  /** Rows below the headers. */
  rowCount: number;
}

const contentLimit = 500;
const delimiters = [',', ';', '\t'] as const;

/** The transfers to the account in a bank's statement; undefined when it is no CSV, or has not the headers of that bank. */
export function readStatement({ bank, account, csv }: StatementSource): Statement | undefined {
  for (const delimiter of delimiters) {
    const rows = readRows(csv, delimiter);
    for (const [index, row] of rows.entries()) {
      const columns = findColumns(row, bank);
      if (columns !== undefined) return readTransfers(rows, { start: index + 1, columns, account });
    }
  }
  return undefined;
}

function readRows(csv: string, delimiter: string): string[][] {
  try {
    return parse(csv, { bom: true, delimiter, relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

function readTransfers(
  rows: string[][],
  { start, columns, account }: { start: number; columns: Columns; account: string },
): Statement {
  const statement: Statement = { transfers: [], refused: [], rowCount: rows.length - start };
  for (const [index, row] of rows.entries()) {
    const credit = row[columns.credit]?.trim() ?? '';
    if (index < start || credit === '' || readAmount(credit) === 0) continue;
    const read = readTransfer(row, { columns, account });
    if (typeof read === 'string') statement.refused.push({ row: index + 1, reason: read });
    else statement.transfers.push(read);
  }
  return statement;
}

function readTransfer(
  row: readonly string[],
  { columns, account }: { columns: Columns; account: string },
): NewTransfer | RowRefusal {
  const cell = (column: keyof Columns) => row[columns[column]]?.trim() ?? '';
  const receivedAt = readInstant(cell('date'));
  if (receivedAt === undefined) return 'INVALID_DATE';
  const amount = readAmount(cell('credit'));
  if (amount === undefined) return 'INVALID_AMOUNT';
  const checked = newPaymentSchema.safeParse({
    account,
    amount,
    bankReference: cell('reference'),
    receivedAt,
    content: cell('content').slice(0, contentLimit).toWellFormed(),
  });
  if (checked.success) return checked.data;
  const fields = checked.error.issues.map(({ path: [field] }) => field);
  return fields.includes('bankReference')
    ? 'INVALID_REFERENCE'
    : fields.includes('amount')
      ? 'INVALID_AMOUNT'
      : 'INVALID_CONTENT';
}
