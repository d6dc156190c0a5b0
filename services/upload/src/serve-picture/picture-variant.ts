import { contentTypes, pictureKey } from '../picture/picture-name.ts';
import type { ImageFormat, PictureName } from '../picture/picture-name.ts';

/** One of the forms in which a stored picture is answered. */
export interface PictureVariant {
  picture: PictureName;
  /** Undefined: as wide as it was stored. */
  width: number | undefined;
  format: ImageFormat;
  key: string;
  contentType: string;
}

/** Best first. AVIF has no encoder for what moves here; animated WebP is a fifth of a GIF. */
const preferredFormats = { jpg: ['avif', 'webp'], png: ['avif', 'webp'], gif: ['webp'] } as const satisfies Record<string, readonly ImageFormat[]>;

/** Only what is named counts: `image/*` and a bare star are sent by programs that cannot show AVIF. A quality of 0 refuses. */
function acceptsType(accept: string, contentType: string): boolean {
  return accept.split(',').some((entry) => {
    const [type, ...parameters] = entry.trim().toLowerCase().split(/\s*;\s*/);
    return type === contentType && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The best form of `picture` for a client with this Accept header. A private picture is answered as it was stored: few look at it, and removing it must leave nothing. */
export function chooseVariant(picture: PictureName, { width, accept = '' }: { width?: number | undefined; accept?: string | undefined }): PictureVariant {
  const original = { picture, width: undefined, format: picture.extension, key: pictureKey(picture), contentType: contentTypes[picture.extension] };
  if (!picture.isPublic) return original;
  const format = preferredFormats[picture.extension].find((candidate) => acceptsType(accept, contentTypes[candidate])) ?? picture.extension;
  if (format === picture.extension && width === undefined) return original;
  const { stem } = picture;
  return { picture, width, format, key: `variants/${stem.slice(0, 2)}/${stem}/${width ?? 'full'}.${format}`, contentType: contentTypes[format] };
}
