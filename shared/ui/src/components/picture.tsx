import { pictureWidths } from '@gvg/contracts/upload/picture-widths';
import { styled } from '@mui/system';

const Image = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

const isOurs = (url: string) => url.startsWith('/v1/file-manager/files/');

/** The URL of a private picture already has a query: its signature. */
const withWidth = (url: string, width: number) => `${url}${url.includes('?') ? '&' : '?'}w=${width}`;

/** Returns the URL of an uploaded picture in one of the available widths. URLs of external pictures are returned unchanged. */
export function pictureUrl(url: string, width: (typeof pictureWidths)[number]): string {
  return isOurs(url) ? withWidth(url, width) : url;
}

/** Returns the `srcset` of an uploaded picture, up to `widest` CSS pixels at a pixel density of 2. */
export function pictureSet(url: string, widest: number): string | undefined {
  if (!isOurs(url)) return undefined;
  return pictureWidths
    .filter((width) => width <= widest * 2)
    .map((width) => `${withWidth(url, width)} ${width}w`)
    .join(', ');
}

export interface PictureProps {
  src: string;
  /** Empty if adjacent text has the same content. */
  alt: string;
  /** Value of the `sizes` attribute, such as `(min-width: 900px) 240px, 50vw`. */
  sizes: string;
  /** Largest rendered width in CSS pixels; also the height, because pictures are square. */
  widest: number;
  /** Loads eagerly with high priority, and is painted with the page instead of in a separate frame, which scripts could delay. */
  first?: boolean;
}

/** A square picture that fits its container. The upload service responds with AVIF or WebP depending on the Accept header. */
export function Picture({ src, alt, sizes, widest, first = false }: PictureProps) {
  return (
    <Image
      src={pictureUrl(src, pictureWidths.find((width) => width >= widest) ?? 1200)}
      srcSet={pictureSet(src, widest)}
      sizes={isOurs(src) ? sizes : undefined}
      alt={alt}
      width={widest}
      height={widest}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
    />
  );
}
