import type { StatementBank } from '@gvg/contracts/cart/terms';
import { plainText } from './plain-text.ts';
import type { StatementColumn, StatementHeader } from './statement-formats.ts';
import { statementFormats } from './statement-formats.ts';

/** Indexes of the columns to read. Date and reference may share a column. A credit has its own column, or is found by sign and amount. */
export type Columns = Record<'date' | 'reference' | 'content', number> &
  Partial<Record<StatementColumn, number>> &
  ({ credit: number } | { sign: number; amount: number });

/** A row recognized as the headers; `missing` is the label of a column that it lacks. */
export type FoundHeaders = { columns: Columns } | { missing: string; found: number };

const partsOf = (cell: string): string[] => cell.split(/[/\n(]/).map(plainText);

/** Matches a name in one language, or in both without a separator. */
const isNamed = (part: string, { names }: StatementHeader): boolean =>
  names.some((name) => part === name || (part.startsWith(`${name} `) && names.includes(part.slice(name.length + 1))));

/** Returns the columns of a bank's headers; undefined for any other row, such as the letterhead above them. */
export function findColumns(row: readonly string[], bank: StatementBank): FoundHeaders | undefined {
  const headers = row.map(partsOf);
  const format = statementFormats[bank];
  const indexOf = (header: StatementHeader) =>
    headers.findIndex((parts) => parts.some((part) => isNamed(part, header)));
  const indexes = Object.fromEntries(
    Object.entries(format).flatMap(([column, header]) => {
      const index = indexOf(header);
      return index < 0 ? [] : [[column, index]];
    }),
  ) as Partial<Record<StatementColumn, number>>;
  const hasAmount = indexes.credit !== undefined || (indexes.sign !== undefined && indexes.amount !== undefined);
  const missing = (['date', 'reference', 'content'] as const).filter((column) => indexes[column] === undefined);
  const lacking = [...missing, ...(hasAmount ? [] : (['credit'] as const))];
  const [first] = lacking;
  if (first === undefined) return { columns: indexes as Columns };
  const found = 4 - lacking.length;
  return found === 0 ? undefined : { missing: format[first].label, found };
}
