import type { TextEncoding } from '@gvg/contracts/values/text-encoding';

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

/** NOT_CSV: a workbook, an archive or a picture. BROKEN_TEXT: bytes that are invalid in its encoding. */
export type TextProblem = 'NOT_CSV' | 'BROKEN_TEXT' | 'EMPTY';

/** Thrown for a file that is not text. */
export class UnreadableText extends Error {
  readonly problem: { code: TextProblem };

  constructor(code: TextProblem) {
    super(code);
    this.problem = { code };
  }
}

/** First bytes of other formats, whose files may be renamed to .csv: archives and workbooks, old workbooks, PDF, pictures, gzip, RTF. */
const otherFiles = [
  '504b0304',
  '504b0506',
  'd0cf11e0',
  '25504446',
  '89504e47',
  'ffd8ff',
  '47494638',
  '1f8b',
  '7b5c727466',
];

/** Number of first bytes that determine the format. */
const sampleBytes = 4_096;

/** Detects a spreadsheet's "Unicode text" that has lost its byte order mark: in ASCII letters one byte is NUL, always on the same side. */
function unmarkedOf(start: Buffer): TextEncoding | undefined {
  const sample = start.subarray(0, sampleBytes);
  const places = [...sample.keys()].filter((place) => sample[place] === 0);
  const odd = places.filter((place) => place % 2 === 1).length;
  if (places.length * 4 < sample.length || sample.length === 0) return undefined;
  if (odd === places.length) return 'UTF-16LE';
  return odd === 0 ? 'UTF-16BE' : undefined;
}

const markOf = (start: Buffer): TextEncoding | undefined => {
  const hex = start.subarray(0, 3).toString('hex');
  if (hex.startsWith('efbbbf')) return 'UTF-8';
  if (hex.startsWith('fffe')) return 'UTF-16LE';
  return hex.startsWith('feff') ? 'UTF-16BE' : undefined;
};

/**
 * Returns the encoding of a text: by its byte order mark or its NULs, or UTF-8 if all of it is valid. Undefined if only a person can
 * decide. Throws for a file that is not text, and for bytes that are invalid in the encoding of its mark.
 */
export async function detectEncoding(bytes: Bytes): Promise<TextEncoding | undefined> {
  let mark: TextEncoding | undefined;
  let isFirst = true;
  let decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) {
      if (isFirst) {
        mark = markOf(chunk) ?? unmarkedOf(chunk);
        checkIsText(chunk, mark);
        decoder = new TextDecoder(mark ?? 'utf-8', { fatal: true });
        isFirst = false;
      }
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
  } catch (error) {
    if (!isBrokenText(error)) throw error;
    if (mark !== undefined) throw new UnreadableText('BROKEN_TEXT');
    return undefined;
  }
  if (isFirst) throw new UnreadableText('EMPTY');
  return mark ?? 'UTF-8';
}

function checkIsText(start: Buffer, mark: TextEncoding | undefined): void {
  const hex = start.subarray(0, 5).toString('hex');
  // NUL is half of each letter in UTF-16, and occurs in no other text of a spreadsheet.
  const isOther = otherFiles.some((beginning) => hex.startsWith(beginning));
  if (isOther || (mark?.startsWith('UTF-16') !== true && start.subarray(0, sampleBytes).includes(0)))
    throw new UnreadableText('NOT_CSV');
}

/** Returns whether a decoder threw `error` for bytes that are invalid in its encoding. */
export const isBrokenText = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/**
 * Yields the text in chunks, without its byte order mark. A letter and its combining marks may be in different chunks, so callers normalise
 * cells, not chunks.
 */
export async function* decode(bytes: Bytes, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
