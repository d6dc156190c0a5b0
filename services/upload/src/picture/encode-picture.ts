import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { uploadLimits } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { InputFormat } from './detect-format.ts';
import { detectFormat } from './detect-format.ts';
import type { PictureExtension } from './picture-name.ts';

export interface EncodedPicture {
  content: Buffer;
  extension: PictureExtension;
  width: number;
  height: number;
}

/** A picture that takes longer to decode counts as unreadable. */
const timeoutSeconds = 20;

/** The libvips operation cache would hold users' pixels in memory, and no later call uses the same picture. */
sharp.cache(false);
/** One thread per picture: two pictures in parallel finish sooner than two in sequence with two threads each. */
sharp.concurrency(1);

const encoders = {
  jpg: (image: Sharp) => image.jpeg({ quality: 90, progressive: true }),
  png: (image: Sharp) => image.png({ compressionLevel: 6 }),
  gif: (image: Sharp) => image.gif(),
} as const satisfies Record<PictureExtension, (image: Sharp) => Sharp>;

/** Returns the extension of the URL: .jpg, .png or .gif (rules/upload.md). Animations become GIF, pictures with possible transparency PNG, photographs JPEG. */
function extensionFor(format: InputFormat, { pages = 1, hasAlpha }: Metadata): PictureExtension {
  if (pages > 1 && (format === 'gif' || format === 'webp')) return 'gif';
  if (format === 'jpeg') return 'jpg';
  return format === 'png' || format === 'gif' || hasAlpha ? 'png' : 'jpg';
}

/**
 * Reads only the header, so that a decompression bomb is rejected before decoding any pixel. All frames of an animation count. A picture with few pixels in
 * very many rows takes as long as one with many.
 */
async function readHeader(content: Buffer): Promise<Metadata> {
  const header = await sharp(content).metadata();
  const height = header.pageHeight ?? header.height;
  if (Math.max(header.width, height) > uploadLimits.side) throw new Error(`${header.width} × ${height} pixels`);
  const pixels = header.width * height * (header.pages ?? 1);
  if (pixels > uploadLimits.pixels) throw new Error(`${pixels} pixels`);
  return header;
}

/**
 * Re-encodes a picture from its pixels, upright and at most `width` pixels wide: drops everything else in the file (metadata, a location, an embedded second
 * file). Throws FILE_TYPE_NOT_SUPPORTED, and FILE_NOT_READABLE if it is corrupt, over 40 megapixels, or longer than 12,000 pixels.
 */
export async function encodePicture(content: Buffer, width?: number): Promise<EncodedPicture> {
  const format = detectFormat(content);
  if (format === undefined) throw new ApiFailure('FILE_TYPE_NOT_SUPPORTED');
  try {
    const extension = extensionFor(format, await readHeader(content));
    const animated = extension === 'gif';
    const image = sharp(content, { animated, failOn: 'error', limitInputPixels: uploadLimits.pixels }).timeout({
      seconds: timeoutSeconds,
    });
    const upright = animated ? image : image.autoOrient();
    const resized = width === undefined ? upright : upright.resize({ width, withoutEnlargement: true });
    const { data, info } = await encoders[extension](resized).toBuffer({ resolveWithObject: true });
    return { content: data, extension, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    throw new ApiFailure('FILE_NOT_READABLE', { cause: error });
  }
}
