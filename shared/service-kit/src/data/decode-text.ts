import type { TextEncoding } from '@gvg/contracts/values/text-encoding';

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

/** NOT_CSV: a workbook, an archive, a picture. BROKEN_TEXT: bytes that its encoding does not have. */
export type TextProblem = 'NOT_CSV' | 'BROKEN_TEXT' | 'EMPTY';

/** A file is no text. */
export class UnreadableText extends Error {
  readonly problem: { code: TextProblem };

  constructor(code: TextProblem) {
    super(code);
    this.problem = { code };
  }
}

/** How files begin that are renamed to .csv: archives and workbooks, old workbooks, PDF, pictures, gzip, RTF. */
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

/** Bytes of the beginning by which a file is recognised. */
const sampleBytes = 4_096;

/** A spreadsheet's "Unicode text" that has lost its mark on the way: of plain letters one byte is NUL, always on the same side. */
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
 * The encoding of a text: by its mark or its NULs, or UTF-8 where all of it is. Undefined where only a person can tell. Throws for what is no text, and for bytes that the encoding
 * of its mark does not have.
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
  // NUL is half of each letter in UTF-16, and in no other text of a spreadsheet.
  const isOther = otherFiles.some((beginning) => hex.startsWith(beginning));
  if (isOther || (mark?.startsWith('UTF-16') !== true && start.subarray(0, sampleBytes).includes(0)))
    throw new UnreadableText('NOT_CSV');
}

/** What a decoder throws for bytes that its encoding does not have. */
export const isBrokenText = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** The text without its mark, in pieces. Marks of letters stay apart where a piece ends between them: cells are composed, not pieces. */
export async function* decode(bytes: Bytes, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
