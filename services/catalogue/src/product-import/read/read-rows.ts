import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { importLimits } from '@gvg/contracts/catalogue/terms';
import { isNormalizable } from '@gvg/contracts/values/storable-text';
import { isBrokenText } from '@gvg/service-kit/data/decode-text';
import { UnreadableFile } from './problem.ts';
import type { FileProblem } from './problem.ts';
import { isHeader } from './read-columns.ts';

export const separators = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;
export type FileSeparator = keyof typeof separators;

/** A row with its number in a spreadsheet: starts at 1, counts empty rows. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** A first line for Excel, which does not display it. */
const separatorLine = /^sep=([,;\t])(\r\n|\r|\n)/i;

/** Lines searched for the header, below titles; and their total characters. */
export const titleLines = 10;
const titleCharacters = 100_000;

const names = Object.keys(separators) as FileSeparator[];

/** Returns the separator with which most cells of one of the first lines are headers. */
function separatorOfHeader(text: string): FileSeparator | undefined {
  const lines = text.slice(0, titleCharacters).split(/[\r\n]+/, titleLines);
  const headersIn = (name: FileSeparator) => {
    const counts = lines.map((line) => {
      const cells = line.split(separators[name], importLimits.columns);
      return cells.filter((cell) => isHeader(cell.replaceAll('"', ''))).length;
    });
    return Math.max(...counts);
  };
  const [best] = names
    .map((name) => ({ name, found: headersIn(name) }))
    .toSorted((one, other) => other.found - one.found);
  return best !== undefined && best.found > 1 ? best.name : undefined;
}

/** Finds the separator: from the first line's declaration, otherwise from the header, otherwise the most frequent one in the first line outside quotes. */
export function findSeparator(text: string): { separator: FileSeparator; skipped: number } {
  const [line = '', named] = separatorLine.exec(text) ?? [];
  const given = names.find((name) => separators[name] === named);
  if (given !== undefined) return { separator: given, skipped: line.length };
  const ofHeader = separatorOfHeader(text);
  if (ofHeader !== undefined) return { separator: ofHeader, skipped: 0 };
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

/** Yields the rows of a file including the header as they are read. Throws UnreadableFile at the first unreadable one. */
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
  // The parser below throws the errors; stopping early ends the reading.
  pipeline(source, parser).catch(() => undefined);
  let line = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      if (line > importLimits.rows + 1) throw new UnreadableFile({ code: 'TOO_MANY_ROWS', maximum: importLimits.rows });
      // One more cell than a header may have, so that a row with too many is reported.
      yield { line, cells: cells.slice(0, importLimits.columns + 1).map(plainCell), separator };
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(problemOf(error));
  } finally {
    parser.destroy();
  }
}

/** Composes a cell unless it is longer than any field or slow to compose; readers reject such a text. */
function plainCell(cell: string): string {
  const text = cell.slice(0, importLimits.cellCharacters + 1);
  return isNormalizable(text, importLimits.cellCharacters) ? text.normalize('NFC') : text;
}

function problemOf(error: unknown): FileProblem {
  if (isBrokenText(error)) return { code: 'BROKEN_TEXT' };
  if (!(error instanceof CsvError)) throw error;
  // Counts rows read by the parser, of which the last ones may not have been returned yet.
  const line = Number(error['records'] ?? 0) + 1;
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? { code: 'ROW_TOO_LONG', line, maximum: importLimits.recordBytes }
    : { code: 'BROKEN_QUOTES', line };
}
