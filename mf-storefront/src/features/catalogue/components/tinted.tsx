import { color, styled, tints } from '@gvg/ui';

/** Square picture background in the tint of `data-tint`. One class for all tints keeps the markup small. */
export const Tinted = styled('span')({
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: color.rice,
  ...Object.fromEntries(tints.map((tint) => [`&[data-tint="${tint}"]`, { backgroundColor: color[tint] }])),
});
