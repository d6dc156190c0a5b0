import type { StatementBank } from '@gvg/contracts/cart/terms';
import type { StatementColumn } from './statement-formats.ts';
import { statementFormats } from './statement-formats.ts';

/** Indexes of the columns that are read. */
export type Columns = Record<StatementColumn, number>;

const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
const namesIn = (header: string) => header.split(/[/\n(]/).map(plainText);

/** The columns of a row of headers; undefined for any other row, such as the bank's letterhead above them. */
export function findColumns(row: readonly string[], bank: StatementBank): Columns | undefined {
  const headers = row.map(namesIn);
  const entries = Object.entries(statementFormats[bank]).map(
    ([column, names]) => [column, headers.findIndex((found) => found.some((name) => names.includes(name)))] as const,
  );
  return entries.every(([, index]) => index >= 0) ? (Object.fromEntries(entries) as Columns) : undefined;
}
