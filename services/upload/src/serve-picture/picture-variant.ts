import { pictureWidths } from '@gvg/contracts/upload/picture-widths';
import { contentTypes, pictureKey } from '../picture/picture-name.ts';
import type { ImageFormat, PictureName } from '../picture/picture-name.ts';

/** A width and format in which a stored picture is served. */
export interface PictureVariant {
  picture: PictureName;
  /** Undefined for the stored width. */
  width: number | undefined;
  format: ImageFormat;
  key: string;
  contentType: string;
}

/** Best first. The AVIF encoder does not support animations; animated WebP is a fifth of a GIF's size. */
const preferredFormats = { jpg: ['avif', 'webp'], png: ['avif', 'webp'], gif: ['webp'] } as const satisfies Record<
  string,
  readonly ImageFormat[]
>;

/** Only explicit types count: programs that cannot display AVIF also send `image/*` and wildcards. A quality of 0 excludes a type. */
function acceptsType(accept: string, contentType: string): boolean {
  return accept.split(',').some((entry) => {
    const [type, ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return type === contentType && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * Returns the best variant of `picture` for this Accept header. A private picture is served as stored: it has few viewers, and its removal must leave no
 * variants.
 */
export function chooseVariant(
  picture: PictureName,
  { width, accept = '' }: { width?: number | undefined; accept?: string | undefined },
): PictureVariant {
  const original = {
    picture,
    width: undefined,
    format: picture.extension,
    key: pictureKey(picture),
    contentType: contentTypes[picture.extension],
  };
  if (!picture.isPublic) return original;
  const format =
    preferredFormats[picture.extension].find((candidate) => acceptsType(accept, contentTypes[candidate])) ??
    picture.extension;
  if (format === picture.extension && width === undefined) return original;
  return { picture, width, format, key: variantKey(picture, width, format), contentType: contentTypes[format] };
}

function variantKey({ stem }: PictureName, width: number | undefined, format: ImageFormat): string {
  return `variants/${stem.slice(0, 2)}/${stem}/${width ?? 'full'}.${format}`;
}

/** Returns every key under which bytes of `picture` may be stored. */
export function keysOfPicture(picture: PictureName): string[] {
  const formats = [...preferredFormats[picture.extension], picture.extension];
  const variants = [...pictureWidths, undefined].flatMap((width) =>
    formats.map((format) => variantKey(picture, width, format)),
  );
  return picture.isPublic ? [pictureKey(picture), ...variants] : [pictureKey(picture)];
}
