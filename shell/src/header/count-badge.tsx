import { VisuallyHidden, color, fontWeight, keyframes, motion, radius, rem, styled, tabularFigures } from '@gvg/ui';

const tick = keyframes({ '50%': { transform: 'scale(1.25)' } });

const Badge = styled('span')({
  ...tabularFigures,
  position: 'absolute',
  top: 2,
  insetInlineStart: '50%',
  display: 'grid',
  placeItems: 'center',
  minWidth: rem(18),
  height: rem(18),
  paddingInline: 4,
  borderRadius: radius.pill,
  backgroundColor: color.clay,
  color: color.onClay,
  fontSize: rem(11),
  fontWeight: fontWeight.heading,
  lineHeight: 1,
  animation: `${tick} ${motion.calm}`,
});

export interface CountBadgeProps {
  count: number;
  /** Describes the count for screen readers. */
  label: string;
  /** Larger counts are shown as `{cap}+`. */
  cap: number;
}

/** A number at the corner of an icon, animated on change; renders nothing for 0. */
export function CountBadge({ count, label, cap }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>, {label}</VisuallyHidden>
      <Badge key={count} aria-hidden>
        {count > cap ? `${cap}+` : count}
      </Badge>
    </>
  );
}
