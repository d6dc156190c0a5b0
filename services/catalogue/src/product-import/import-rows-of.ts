import type { ImportFileColumn } from '@gvg/contracts/catalogue/http/product-imports';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import type { ImportEncoding } from '@gvg/contracts/catalogue/terms';
import { textOfCell } from '@gvg/service-kit/http/csv-cell';
import type { Models } from '../models.ts';
import { readFile } from './import-file.ts';
import type { FileRow } from './plan-row.ts';
import type { StoredProductImport } from './product-import.model.ts';
import { decode } from '@gvg/service-kit/data/decode-text';
import { readColumns } from './read/read-columns.ts';
import { readRows } from './read/read-rows.ts';
import type { CsvRecord, FileSeparator } from './read/read-rows.ts';

export interface FileHead {
  separator: FileSeparator;
  columns: ImportFileColumn[];
  /** Where each column stands. */
  letters: ReadonlyMap<ProductFileColumn, string>;
}

/** A row beside its head; `cells` are those of the file, with what was mended. */
export interface ReadRow extends FileRow {
  record: CsvRecord;
}

/** The head of an import's file and then its rows without the empty ones, with the cells that were mended since; `close` where no row is read. */
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
  const first = await records.next();
  if (first.done === true || first.value.cells.every((cell) => cell.trim() === '')) return undefined;
  const { separator, cells } = first.value;
  const columns = readColumns(cells, said.mapping);
  const letters = new Map(columns.flatMap(({ column, letter }) => (column ? [[column, letter] as const] : [])));
  return {
    head: { separator, columns, letters },
    rows: rowsOf(records, columns, said.fixes),
    close: () => records.return(undefined),
  };
}

async function* rowsOf(
  records: AsyncGenerator<CsvRecord>,
  columns: readonly ImportFileColumn[],
  fixes: StoredProductImport['said']['fixes'],
): AsyncGenerator<ReadRow> {
  const fixesByLine = Map.groupBy(fixes, ({ line }) => line);
  for await (const record of records) {
    const { line, cells: texts } = record;
    if (texts.every((text) => text.trim() === '')) continue;
    const cells = new Map<ProductFileColumn, string>();
    for (const [index, { column }] of columns.entries()) if (column) cells.set(column, textOfCell(texts[index] ?? ''));
    for (const { column, value } of fixesByLine.get(line) ?? []) cells.set(column, value);
    yield { line, cells, record, hasMore: texts.slice(columns.length).some((text) => text.trim() !== '') };
  }
}
