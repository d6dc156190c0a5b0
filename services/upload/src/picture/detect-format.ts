export type InputFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const startsWith = (content: Buffer, bytes: readonly number[] | string, offset = 0) => {
  const expected = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes);
  return content.subarray(offset, offset + expected.length).equals(expected);
};

/** ISO base media (ISO/IEC 14496-12): an `ftyp` box with the major brand, a version, and the compatible brands. */
function hasAvifBrand(content: Buffer): boolean {
  if (content.length < 16 || !startsWith(content, 'ftyp', 4)) return false;
  const end = Math.min(content.readUInt32BE(0), content.length, 256);
  const brands = content.subarray(8, end).toString('latin1').match(/.{4}/gs) ?? [];
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}

/** Detects the format by the first bytes; ignores file names and declared types. Returns undefined for unsupported formats. */
export function detectFormat(content: Buffer): InputFormat | undefined {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(content, 'GIF87a') || startsWith(content, 'GIF89a')) return 'gif';
  if (startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8)) return 'webp';
  return hasAvifBrand(content) ? 'avif' : undefined;
}
