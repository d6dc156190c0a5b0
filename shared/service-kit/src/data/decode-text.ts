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

const markOf = (start: Buffer): TextEncoding | undefined => {
  const hex = start.subarray(0, 3).toString('hex');
  if (hex.startsWith('efbbbf')) return 'UTF-8';
  if (hex.startsWith('fffe')) return 'UTF-16LE';
  return hex.startsWith('feff') ? 'UTF-16BE' : undefined;
};

/**
 * The encoding of a text: by its mark, or UTF-8 where all of it is. Undefined where only a person can tell. Throws for what is no text, and for bytes that the encoding
 * of its mark does not have.
 */
export async function detectEncoding(bytes: Bytes): Promise<TextEncoding | undefined> {
  let mark: TextEncoding | undefined;
  let isFirst = true;
  let decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) {
      if (isFirst) {
        checkIsText(chunk);
        mark = markOf(chunk);
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

function checkIsText(start: Buffer): void {
  const hex = start.subarray(0, 5).toString('hex');
  // NUL is half of each letter in UTF-16, and in no other text of a spreadsheet.
  const isOther = otherFiles.some((beginning) => hex.startsWith(beginning));
  if (isOther || (markOf(start)?.startsWith('UTF-16') !== true && start.subarray(0, 4_096).includes(0)))
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
