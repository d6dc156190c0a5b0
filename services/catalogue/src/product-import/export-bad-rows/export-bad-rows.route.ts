import type { Types } from 'mongoose';
import { exportBadRows } from '@gvg/contracts/catalogue/http/product-imports';
import { validationMessage } from '@gvg/contracts/definitions/validation';
import type { Locale } from '@gvg/contracts/values/locale';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { textOfCell } from '@gvg/service-kit/http/csv-cell';
import { mountCsv } from '@gvg/service-kit/http/csv-endpoint';
import type { CsvRow } from '@gvg/service-kit/http/csv-endpoint';
import { csvFileName } from '@gvg/service-kit/http/csv-file-name';
import type { Catalogue } from '../../catalogue.ts';
import type { Models } from '../../models.ts';
import { findImport } from '../find-import.ts';
import { openImport } from '../import-rows-of.ts';
import type { FileHead, ReadRow } from '../import-rows-of.ts';
import { errorColumn } from '../read/read-columns.ts';

export function exportBadRowsRoute(catalogue: Catalogue): void {
  const { models } = catalogue;
  mountCsv(catalogue, exportBadRows, async ({ params: { id }, context, locale }) => {
    const stored = await findImport(models, id, context.actor.id);
    const { _id, state, encoding } = stored;
    const opened =
      encoding !== undefined && (state === 'READY' || state === 'STARTED')
        ? await openImport(models, stored, { encoding })
        : undefined;
    if (opened === undefined) throw new ApiFailure('PRODUCT_IMPORT_STATUS_CONFLICT');
    const { head, rows } = opened;
    const names = headersOf(head);
    return {
      name: csvFileName('products-to-mend', {}, new Date()),
      columns: [...names.filter((name) => name !== undefined), errorColumn],
      separator: head.separator === 'SEMICOLON' ? 'SEMICOLON' : 'COMMA',
      rows: badRows({ rows, head, names, reasons: await reasonsOf(models, _id, locale) }),
    };
  });
}

/** Returns a unique name for each column, from the file if possible; undefined for a column of earlier errors. */
function headersOf({ columns }: FileHead): (string | undefined)[] {
  const taken = new Set<string>([errorColumn]);
  return columns.map(({ header, letter }) => {
    if (header.toLowerCase() === errorColumn) return undefined;
    const name = header === '' || taken.has(header) ? letter : header;
    taken.add(name);
    return name;
  });
}

/** Returns the errors of invalid and failed rows by line. */
async function reasonsOf(models: Models, id: Types.ObjectId, locale: Locale): Promise<ReadonlyMap<number, string>> {
  const bad = await models.importRows.find({ import: id, kind: 'BAD' }, { line: 1, errors: 1 }).lean();
  const failed = await models.changedProducts.find({ change: id, state: 'FAILED' }, { position: 1, reason: 1 }).lean();
  return new Map([
    ...bad.map(({ line, errors }) => {
      const texts = errors.map(({ column, message }) => [column, message[locale]].filter(Boolean).join(': '));
      return [line, texts.join('; ')] as const;
    }),
    ...failed.map(({ position, reason = '' }) => [position, validationMessage(reason, locale)] as const),
  ]);
}

async function* badRows({
  rows,
  head: { columns },
  names,
  reasons,
}: {
  rows: AsyncIterable<ReadRow>;
  head: FileHead;
  names: readonly (string | undefined)[];
  reasons: ReadonlyMap<number, string>;
}): AsyncGenerator<CsvRow> {
  for await (const { line, cells, record } of rows) {
    const reason = reasons.get(line);
    if (reason === undefined) continue;
    const row: CsvRow = { [errorColumn]: reason };
    for (const [index, name] of names.entries()) {
      const column = columns[index]?.column;
      // Includes corrections made since.
      if (name !== undefined) row[name] = column ? cells.get(column) : textOfCell(record.cells[index] ?? '');
    }
    yield row;
  }
}
