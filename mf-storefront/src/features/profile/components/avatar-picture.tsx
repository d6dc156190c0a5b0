import { Picture, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: rem(88),
  height: rem(88),
  overflow: 'hidden',
  borderRadius: radius.pill,
  backgroundColor: color.lotus,
  color: color.ink,
  fontSize: fontSize.page,
  fontWeight: fontWeight.heading,
  '& img': { objectFit: 'cover' },
});

const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '';

/** The person's picture, or the initial of their name. */
export function AvatarPicture({ src, alt, name }: { src: string | null; alt: string; name: string }) {
  if (src === null) return <Frame aria-hidden>{initialOf(name)}</Frame>;
  return (
    <Frame>
      <Picture src={src} alt={alt} sizes={rem(88)} widest={160} first />
    </Frame>
  );
}
