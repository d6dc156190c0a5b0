import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { importLimits } from '@gvg/contracts/catalogue/terms';
import { isBrokenText } from '@gvg/service-kit/data/decode-text';
import { UnreadableFile } from './problem.ts';
import type { FileProblem } from './problem.ts';

export const separators = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;
export type FileSeparator = keyof typeof separators;

/** A row as a spreadsheet numbers it: the header is 1, empty ones count too. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** A first line for Excel, which shows it to nobody. */
const separatorLine = /^sep=([,;\t])(\r\n|\r|\n)/i;

/** What separates the cells: as a first line says, else what is most often in the header outside quotes. */
export function findSeparator(text: string): { separator: FileSeparator; skipped: number } {
  const names = Object.keys(separators) as FileSeparator[];
  const [line = '', named] = separatorLine.exec(text) ?? [];
  const given = names.find((name) => separators[name] === named);
  if (given !== undefined) return { separator: given, skipped: line.length };
  const counts: Record<string, number> = {};
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else counts[character] = (counts[character] ?? 0) + 1;
  }
  const countOf = (name: FileSeparator) => counts[separators[name]] ?? 0;
  const separator = names.reduce((best, name) => (countOf(name) > countOf(best) ? name : best));
  return { separator, skipped: 0 };
}

/** The rows of a file, the header among them, as they are read; throws UnreadableFile at the first that cannot be. */
export async function* readRows(text: AsyncIterable<string>): AsyncGenerator<CsvRecord & { separator: FileSeparator }> {
  const pieces = text[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done === true) throw new UnreadableFile({ code: 'EMPTY' });
  const { separator, skipped } = findSeparator(first.value);
  const source = async function* () {
    yield first.value.slice(skipped);
    for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) yield piece.value;
  };
  const parser = parse({
    delimiter: separators[separator],
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: importLimits.recordBytes,
  });
  // What goes wrong is thrown by the parser below; one that is left early ends the reading.
  pipeline(source, parser).catch(() => undefined);
  let line = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      if (line > importLimits.rows + 1) throw new UnreadableFile({ code: 'TOO_MANY_ROWS', maximum: importLimits.rows });
      if (line === 1 && cells.length > importLimits.columns)
        throw new UnreadableFile({ code: 'TOO_MANY_COLUMNS', maximum: importLimits.columns });
      yield { line, cells: cells.map((cell) => cell.normalize('NFC')), separator };
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(problemOf(error));
  } finally {
    parser.destroy();
  }
}

function problemOf(error: unknown): FileProblem {
  if (isBrokenText(error)) return { code: 'BROKEN_TEXT' };
  if (!(error instanceof CsvError)) throw error;
  // It stands among the rows that were read, of which the last ones may not have come out yet.
  const line = Number(error['records'] ?? 0) + 1;
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? { code: 'ROW_TOO_LONG', line, maximum: importLimits.recordBytes }
    : { code: 'BROKEN_QUOTES', line };
}
