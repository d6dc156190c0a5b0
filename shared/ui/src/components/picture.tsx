import { pictureWidths } from '@gvg/contracts/upload/picture-widths';
import { styled } from '@mui/material/styles';

const Image = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

const isOurs = (url: string) => url.startsWith('/v1/file-manager/files/');

/** The address of a stored picture in one of the widths that exist; pictures from elsewhere have one size. */
export function pictureUrl(url: string, width: (typeof pictureWidths)[number]): string {
  return isOurs(url) ? `${url}?w=${width}` : url;
}

/** All widths of a stored picture up to `widest` CSS pixels on a screen of double density. */
export function pictureSet(url: string, widest: number): string | undefined {
  if (!isOurs(url)) return undefined;
  return pictureWidths
    .filter((width) => width <= widest * 2)
    .map((width) => `${url}?w=${width} ${width}w`)
    .join(', ');
}

export interface PictureProps {
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is drawn, as the `sizes` attribute says it, e.g. `(min-width: 900px) 240px, 50vw`. */
  sizes: string;
  /** Widest it is ever drawn, in CSS pixels; its shape too, as pictures are square. */
  widest: number;
  /** The picture that the visitor came for: fetched first, never lazily. */
  first?: boolean;
}

/** A square picture that fits its frame; the server of pictures answers AVIF or WebP by what the browser takes. */
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
      decoding="async"
    />
  );
}
