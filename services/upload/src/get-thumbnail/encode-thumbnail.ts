import sharp from 'sharp';
import { thumbnailSide } from '@gvg/contracts/upload/http/internal-pictures';
import { uploadLimits } from '@gvg/contracts/upload/http/upload';

/** Who asks does not wait longer. */
const timeoutSeconds = 5;

/** The middle of a picture as a square JPEG, which every mail reader shows; transparent parts are white. */
export function encodeThumbnail(original: Buffer): Promise<Buffer> {
  return sharp(original, { limitInputPixels: uploadLimits.pixels })
    .timeout({ seconds: timeoutSeconds })
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
}
