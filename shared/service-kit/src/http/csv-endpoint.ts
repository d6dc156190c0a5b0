import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Router } from 'express';
import type { CsvSeparator } from '@gvg/contracts/values/csv-separator';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import type { Logger } from '../telemetry/logger.ts';
import { csvCell } from './csv-cell.ts';
import { mountResponder } from './endpoint.ts';
import type { HandlerInput } from './endpoint.ts';

/** Numbers are integers, written unquoted. A missing value is an empty cell. */
export type CsvRow<Column extends string = string> = Record<Column, string | number | undefined>;

export interface CsvFile<Column extends string = string> {
  /** Without extension: ASCII letters, digits and hyphens. */
  name: string;
  columns: readonly Column[];
  separator: CsvSeparator;
  /** Read at the client's pace, and ended when the client disconnects. */
  rows: AsyncIterable<CsvRow<Column>>;
}

const delimiters: Record<CsvSeparator, string> = { COMMA: ',', SEMICOLON: ';' };

/** UTF-8 with BOM, RFC 4180. */
const csvWriter = ({ columns, separator }: Pick<CsvFile, 'columns' | 'separator'>) =>
  stringify({
    bom: true,
    header: true,
    columns: [...columns],
    delimiter: delimiters[separator],
    record_delimiter: 'windows',
    // By default the library quotes only the complete record delimiter and the current separator. Software with another separator would
    // split such a cell, and its second part could begin as a formula.
    quoted_match: /[\r\n,;\t]/,
    cast: { string: csvCell, number: String },
  });

/**
 * Mounts an endpoint that `produces` a CSV. Rows are streamed: a slow client slows down reading, and a disconnect ends it. A failure while
 * streaming closes the connection, so that an incomplete file does not look complete.
 */
export function mountCsv<E extends Endpoint, Column extends string>(
  { app, logger }: { app: Router; logger: Logger },
  endpoint: E,
  handler: (input: HandlerInput<E>) => Promise<CsvFile<Column>>,
): void {
  mountResponder(app, endpoint, async (input) => {
    const { request, response } = input;
    const { name, rows, ...layout } = await handler(input);
    response.status(200).set({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    });
    try {
      await pipeline(rows, csvWriter(layout), response);
    } catch (error) {
      if (!request.destroyed) logger.warn({ err: error, file: name }, 'a file could not be sent completely');
    }
  });
}
