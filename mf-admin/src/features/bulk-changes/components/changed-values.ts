import { color, fontWeight, styled } from '@gvg/ui';

export const Before = styled('span')({ '& s': { color: color.muted } });
export const After = styled('span')({
  fontWeight: fontWeight.heading,
  '&[data-same]': { fontWeight: fontWeight.text, color: color.muted },
});
export const Remark = styled('span')({ color: color.muted, '&[data-refused]': { color: color.clay } });
