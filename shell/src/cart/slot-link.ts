import { Link } from '@gvg/router';
import { below, color, radius, rem, styled, tapTarget } from '@gvg/ui';

/** Room for the icon with its count, which grow with the font size. */
const size = `max(${tapTarget}px, ${rem(38)})`;

/** Styles of an icon in a slot of the header. */
export const slotStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  borderRadius: radius.pill,
  color: color.ink,
  '&:hover': { color: color.jade },
  '& > svg': { width: rem(22), height: rem(22) },
} as const;

export const SlotLink = styled(Link)({
  ...slotStyles,
  // Phones and tablets show it in their menu.
  '&[data-wide]': { [below.desktop]: { display: 'none' } },
});
