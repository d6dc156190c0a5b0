import type { ImportFileColumn } from '@gvg/contracts/catalogue/http/product-imports';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import type { ImportEncoding } from '@gvg/contracts/catalogue/terms';
import { textOfCell } from '@gvg/service-kit/http/csv-cell';
import { decode } from '@gvg/service-kit/data/decode-text';
import type { Models } from '../models.ts';
import { readFile } from './import-file.ts';
import type { FileRow } from './plan-row.ts';
import type { StoredProductImport } from './product-import.model.ts';
import { isHeader, readColumns } from './read/read-columns.ts';
import { readRows, titleLines } from './read/read-rows.ts';
import type { CsvRecord, FileSeparator } from './read/read-rows.ts';

export interface FileHead {
  separator: FileSeparator;
  columns: ImportFileColumn[];
  /** Letter of each column. */
  letters: ReadonlyMap<ProductFileColumn, string>;
}

/** A row below the header; `cells` are those of the file with corrections. */
export interface ReadRow extends FileRow {
  record: CsvRecord;
}

/** Returns the head of an import's file and then its non-empty rows with corrected cells; call `close` if no row is read. */
export async function openImport(
  models: Models,
  { _id, said }: Pick<StoredProductImport, '_id' | 'said'>,
  { encoding, onRead }: { encoding: ImportEncoding; onRead?: (bytes: number) => void },
): Promise<{ head: FileHead; rows: AsyncGenerator<ReadRow>; close(): Promise<unknown> } | undefined> {
  const bytes = async function* () {
    for await (const piece of readFile(models, _id)) {
      onRead?.(piece.length);
      yield piece;
    }
  };
  const records = readRows(decode(bytes(), encoding));
  const found = await findHead(records);
  if (found === undefined) return undefined;
  const { separator, cells, line } = found.head;
  const columns = readColumns(cells, said.mapping, line);
  const letters = new Map(columns.flatMap(({ column, letter }) => (column ? [[column, letter] as const] : [])));
  return {
    head: { separator, columns, letters },
    rows: rowsOf(chain(found.rest, records), columns, said.fixes),
    close: () => records.return(undefined),
  };
}

const isEmpty = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Finds the header row, and returns the rows below it that were read on the way: people write titles above a table. Without one, the first row is the header.
 */
async function findHead<Row extends CsvRecord>(
  records: AsyncGenerator<Row>,
): Promise<{ head: Row; rest: Row[] } | undefined> {
  const passed: Row[] = [];
  for (let row = await records.next(); row.done !== true; row = await records.next()) {
    if (isEmpty(row.value)) continue;
    if (row.value.cells.filter(isHeader).length > 1) return { head: row.value, rest: [] };
    if (passed.push(row.value) === titleLines) break;
  }
  const [head, ...rest] = passed;
  return head && { head, rest };
}

async function* chain<Row>(first: readonly Row[], others: AsyncGenerator<Row>): AsyncGenerator<Row> {
  yield* first;
  yield* others;
}

async function* rowsOf(
  records: AsyncGenerator<CsvRecord>,
  columns: readonly ImportFileColumn[],
  fixes: StoredProductImport['said']['fixes'],
): AsyncGenerator<ReadRow> {
  const fixesByLine = Map.groupBy(fixes, ({ line }) => line);
  for await (const record of records) {
    const { line, cells: texts } = record;
    if (isEmpty(record)) continue;
    const cells = new Map<ProductFileColumn, string>();
    for (const [index, { column }] of columns.entries()) if (column) cells.set(column, textOfCell(texts[index] ?? ''));
    for (const { column, value } of fixesByLine.get(line) ?? []) cells.set(column, value);
    yield { line, cells, record, hasMore: texts.slice(columns.length).some((text) => text.trim() !== '') };
  }
}
