import { decode, detectEncoding, isBrokenText, UnreadableText } from '@gvg/service-kit/data/decode-text';

/** The text of a bank's file, which is in windows-1258 where it says nothing else: staff sees in the preview how it reads. Undefined for what is no text. */
export async function decodeStatement(bytes: Buffer): Promise<string | undefined> {
  try {
    const encoding = (await detectEncoding([bytes])) ?? 'windows-1258';
    let text = '';
    for await (const piece of decode([bytes], encoding)) text += piece;
    return text.normalize('NFC');
  } catch (error) {
    if (error instanceof UnreadableText || isBrokenText(error)) return undefined;
    throw error;
  }
}
