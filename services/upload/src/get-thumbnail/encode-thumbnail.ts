import sharp from 'sharp';
import { thumbnailSide as side } from '@gvg/contracts/upload/http/internal-pictures';
import { uploadLimits } from '@gvg/contracts/upload/http/upload';
import type { PictureExtension } from '../picture/picture-name.ts';

/** Callers do not wait longer. */
const timeoutSeconds = 5;

/**
 * Encodes a small square of a picture in a format that every mail reader shows: the middle of a photograph as JPEG, anything else as a whole, as a PNG with few
 * colors and transparency.
 */
export async function encodeThumbnail(
  original: Buffer,
  extension: PictureExtension,
): Promise<{ contentType: 'image/jpeg' | 'image/png'; content: Buffer }> {
  const image = sharp(original, { limitInputPixels: uploadLimits.pixels }).timeout({ seconds: timeoutSeconds });
  if (extension === 'jpg') {
    const square = image.resize({ width: side, height: side, fit: 'cover' });
    return { contentType: 'image/jpeg', content: await square.jpeg({ quality: 80, mozjpeg: true }).toBuffer() };
  }
  const square = image.resize({ width: side, height: side, fit: 'contain', background: 'transparent' });
  return { contentType: 'image/png', content: await square.png({ palette: true, colors: 128 }).toBuffer() };
}
