/** Part of the markup that may state the encoding (HTML standard: within the first 1,024 bytes). */
const prescanBytes = 1_024;

/** A Content-Type header may have 16 KB; the encoding is near its beginning. */
const charsetIn = (text: string): string | undefined =>
  /charset\s*=\s*["']?\s*(?<name>[\w:.-]+)/i.exec(text.slice(0, prescanBytes))?.groups?.['name'];

function decoderFor(label: string | undefined): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
}

const byteOrderMark = (body: Buffer): string | undefined => {
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : undefined;
};

/** Decodes a page by its byte order mark, Content-Type or markup, otherwise as UTF-8. Invalid bytes become U+FFFD. */
export function decodePage(body: Buffer, contentType = ''): string {
  return decoderFor(
    byteOrderMark(body) ?? charsetIn(contentType) ?? charsetIn(body.subarray(0, prescanBytes).toString('latin1')),
  ).decode(body);
}
