import { Picture, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';

const Root = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.pill,
  backgroundColor: color.goldSoft,
  color: color.ink,
  fontSize: fontSize.tiny,
  fontWeight: fontWeight.heading,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const initialsOf = (name: string) =>
  name
    .split(' ')
    .filter((word) => word !== '')
    .slice(-2)
    .map((word) => [...word][0]?.toLocaleUpperCase())
    .join('');

/** Picture or initials of a user. `size` in pixels. */
export function Avatar({ name, picture, size }: { name: string; picture: string | null; size: number }) {
  return (
    <Root style={{ width: rem(size), height: rem(size) }} aria-hidden>
      {picture === null ? initialsOf(name) : <Picture src={picture} alt="" sizes={`${size}px`} widest={80} />}
    </Root>
  );
}
