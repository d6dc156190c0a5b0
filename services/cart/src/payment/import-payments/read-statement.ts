import { CsvError, parse } from 'csv-parse/sync';
import { newPaymentSchema } from '@gvg/contracts/cart/http/payments';
import type { RowRefusal, StatementBank } from '@gvg/contracts/cart/terms';
import { isScientific } from '@gvg/contracts/values/spreadsheet-number';
import type { NewTransfer } from '../record-payment/record-payment.service.ts';
import type { Columns } from './find-columns.ts';
import { findColumns } from './find-columns.ts';
import { isTakenAway, readAmount } from './read-amount.ts';
import { readCell } from './read-cell.ts';
import { readInstant, splitInstant } from './read-instant.ts';
import { isSameAccount, isSumRow, sectionAccount, writtenAccount } from './section-account.ts';
import { shortenContent } from './shorten-content.ts';

export interface StatementSource {
  bank: StatementBank;
  account: string;
  csv: string;
}

/** A transfer with its row number in the file, from 1, as a spreadsheet shows it. */
export interface StatementRow {
  row: number;
  transfer: NewTransfer;
}

export interface Statement {
  transfers: StatementRow[];
  refused: { row: number; reason: RowRefusal }[];
  /** Number of rows below the headers. */
  rowCount: number;
}

/** A file that has some of the bank's headers but lacks the one with this label. */
export interface IncompleteHeaders {
  missing: string;
}

const delimiters = [',', ';', '\t'] as const;

/** Reads the transfers to the account from a bank's statement. Returns undefined if the file is not CSV or has none of the bank's headers. */
export function readStatement({ bank, account, csv }: StatementSource): Statement | IncompleteHeaders | undefined {
  let nearest: { missing: string; found: number } | undefined;
  for (const delimiter of delimiters) {
    const rows = readRows(csv, delimiter);
    for (const [index, row] of rows.entries()) {
      const headers = findColumns(row, bank);
      if (headers === undefined) continue;
      if ('columns' in headers) return readSections(rows, { start: index, account, bank });
      if (headers.found > (nearest?.found ?? 0)) nearest = headers;
    }
  }
  return nearest === undefined ? undefined : { missing: nearest.missing };
}

function readRows(csv: string, delimiter: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

interface Section {
  columns: Columns;
  /** Account of the section, if the file states it. */
  account: string | undefined;
}

function readSections(
  rows: string[][],
  { start, account, bank }: { start: number; account: string; bank: StatementBank },
): Statement {
  const statement: Statement = { transfers: [], refused: [], rowCount: rows.length - start - 1 };
  let section: Section | undefined;
  let sectionOf: string | undefined;
  for (const [index, cells] of rows.entries()) {
    const row = cells.map(readCell);
    const headers = findColumns(row, bank);
    if (headers !== undefined && 'columns' in headers) section = { columns: headers.columns, account: sectionOf };
    else if (section === undefined || !isTransaction(row, section)) {
      const named = sectionAccount(row);
      if (named === undefined) {
        if (section !== undefined) refuseUndated(statement, index + 1, { row, section });
        continue;
      }
      sectionOf = named;
      if (section !== undefined) section = { ...section, account: named };
    } else addRow(statement, index + 1, { row, section, account });
  }
  return statement;
}

/** Returns true for a row with a day. Sums, balances and the text below the table have none. */
const isTransaction = (row: readonly string[], { columns }: Section): boolean =>
  readInstant(splitInstant(row[columns.date] ?? '').date) !== undefined;

/** Refuses a row with incoming money and an unreadable day. */
function refuseUndated(
  statement: Statement,
  row: number,
  { row: cells, section }: { row: readonly string[]; section: Section },
): void {
  const credit = creditOf(cells, section.columns);
  if (credit !== '' && readAmount(credit) !== 0 && !isSumRow(cells))
    statement.refused.push({ row, reason: 'INVALID_DATE' });
}

/** Returns the cell with the incoming amount, empty for outgoing ones. */
function creditOf(row: readonly string[], columns: Columns): string {
  if (columns.sign === undefined || columns.amount === undefined) return row[columns.credit ?? -1] ?? '';
  return row[columns.sign] === '-' || row[columns.sign] === '' ? '' : (row[columns.amount] ?? '');
}

function addRow(
  statement: Statement,
  row: number,
  { row: cells, section, account }: { row: readonly string[]; section: Section; account: string },
): void {
  const credit = creditOf(cells, section.columns);
  if (credit === '' || readAmount(credit) === 0) return;
  const own = writtenAccount(cells[section.columns.account ?? -1]) ?? section.account;
  const read =
    own !== undefined && !isSameAccount(own, account)
      ? 'OTHER_ACCOUNT'
      : readTransfer(cells, { columns: section.columns, account, credit });
  if (typeof read === 'string') statement.refused.push({ row, reason: read });
  else statement.transfers.push({ row, transfer: read });
}

function readTransfer(
  row: readonly string[],
  { columns, account, credit }: { columns: Columns; account: string; credit: string },
): NewTransfer | RowRefusal {
  const day = splitInstant(row[columns.date] ?? '');
  const receivedAt = readInstant(day.date);
  if (receivedAt === undefined) return 'INVALID_DATE';
  if (isTakenAway(credit)) return 'REVERSAL';
  const bankReference = columns.reference === columns.date ? day.rest : (row[columns.reference] ?? '');
  if (isScientific(bankReference) || isScientific(credit)) return 'LONG_NUMBER';
  const amount = readAmount(credit);
  if (amount === undefined) return 'INVALID_AMOUNT';
  const content = shortenContent((row[columns.content] ?? '').toWellFormed());
  const checked = newPaymentSchema.safeParse({ account, amount, bankReference, receivedAt, content });
  if (checked.success) return checked.data;
  const fields = checked.error.issues.map(({ path: [field] }) => field);
  if (fields.includes('bankReference')) return 'INVALID_REFERENCE';
  return fields.includes('amount') ? 'INVALID_AMOUNT' : 'INVALID_CONTENT';
}
