import { decode, detectEncoding, isBrokenText, UnreadableText } from '@gvg/service-kit/data/decode-text';

/**
 * Decodes a bank's file, as windows-1258 unless another encoding is detected; staff checks the result in the preview. Returns undefined for a file that is not
 * text.
 */
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
