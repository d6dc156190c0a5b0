import { color, fontWeight, radius, rem, styled, tapTarget } from '@gvg/ui';

/** Icon button or link in the page head. */
export const toolStyles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: tapTarget,
  height: tapTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: 'transparent',
  color: color.ink,
  cursor: 'pointer',
  '&:hover': { color: color.jade },
} as const;

/** Count at the corner of an icon. */
export const ToolCount = styled('span')({
  position: 'absolute',
  top: 1,
  insetInlineStart: '50%',
  minWidth: rem(18),
  paddingInline: 4,
  borderRadius: radius.pill,
  backgroundColor: color.clay,
  color: color.onClay,
  fontSize: rem(11),
  fontWeight: fontWeight.heading,
  lineHeight: rem(18),
  textAlign: 'center',
});

/** Specification §9. */
const countCap = 99;
export const cappedCount = (count: number) => (count > countCap ? `${countCap}+` : String(count));
