import { keyframes } from '@emotion/react';
import { styled } from '@mui/system';
import { color, radius } from '../theme/tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Loading placeholder, sized with `sx`. Set `aria-hidden` and announce the loading state once next to it. */
export const SkeletonBox = styled('span')({
  display: 'block',
  backgroundColor: color.line,
  borderRadius: radius.input,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
