import { Link } from '@gvg/router';
import { below, color, radius, styled, tapTarget } from '@gvg/ui';

/** An icon in a slot of the header. */
export const slotStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: tapTarget,
  height: tapTarget,
  borderRadius: radius.pill,
  color: color.ink,
  '&:hover': { color: color.jade },
} as const;

/** An icon that leads to a page. */
export const SlotLink = styled(Link)({
  ...slotStyles,
  // Phones have it in their menu.
  '&[data-wide]': { [below.tablet]: { display: 'none' } },
});
