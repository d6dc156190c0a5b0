import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { uploadLimits } from '@gvg/contracts/upload/http/upload';
import { ApiFailure } from '@gvg/service-kit/api-failure';
import type { InputFormat } from './detect-format.ts';
import { detectFormat } from './detect-format.ts';
import type { PictureExtension } from './picture-name.ts';

export interface EncodedPicture {
  content: Buffer;
  extension: PictureExtension;
  width: number;
  height: number;
}

/** Seconds after which a picture that takes so long to decode counts as not readable. */
const timeoutSeconds = 20;

/** libvips would keep pixels of strangers' pictures for later calls, and there are none with the same picture. */
sharp.cache(false);
/** One picture a thread: two at once finish sooner than one after the other on two threads each. */
sharp.concurrency(1);

const encoders = {
  jpg: (image: Sharp) => image.jpeg({ quality: 90, progressive: true }),
  png: (image: Sharp) => image.png({ compressionLevel: 6 }),
  gif: (image: Sharp) => image.gif(),
} as const satisfies Record<PictureExtension, (image: Sharp) => Sharp>;

/** The url ends in .jpg, .png or .gif (decisions, Upload): what moves stays a GIF, what may be transparent a PNG, photographs become JPEG. */
function extensionFor(format: InputFormat, { pages = 1, hasAlpha }: Metadata): PictureExtension {
  if (pages > 1 && (format === 'gif' || format === 'webp')) return 'gif';
  if (format === 'jpeg') return 'jpg';
  return format === 'png' || format === 'gif' || hasAlpha ? 'png' : 'jpg';
}

/** From the header alone: a small file that would fill the memory is refused before a pixel of it is made. All pictures of an animation count. */
async function readHeader(content: Buffer): Promise<Metadata> {
  const header = await sharp(content).metadata();
  const pixels = header.width * (header.pageHeight ?? header.height) * (header.pages ?? 1);
  if (pixels > uploadLimits.pixels) throw new Error(`${pixels} pixels`);
  return header;
}

/**
 * Draws a picture anew from its pixels, upright, at most `width` pixels wide: whatever else the file held (metadata, a place, a second
 * file) is left behind. FILE_TYPE_NOT_SUPPORTED, or FILE_NOT_READABLE when it is broken or over 40 megapixels.
 */
export async function encodePicture(content: Buffer, width?: number): Promise<EncodedPicture> {
  const format = detectFormat(content);
  if (format === undefined) throw new ApiFailure('FILE_TYPE_NOT_SUPPORTED');
  try {
    const extension = extensionFor(format, await readHeader(content));
    const animated = extension === 'gif';
    const image = sharp(content, { animated, failOn: 'error', limitInputPixels: uploadLimits.pixels }).timeout({ seconds: timeoutSeconds });
    const upright = animated ? image : image.autoOrient();
    const resized = width === undefined ? upright : upright.resize({ width, withoutEnlargement: true });
    const { data, info } = await encoders[extension](resized).toBuffer({ resolveWithObject: true });
    return { content: data, extension, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    throw new ApiFailure('FILE_NOT_READABLE', { cause: error });
  }
}
