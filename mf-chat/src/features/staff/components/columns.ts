import { rem } from '@gvg/ui';

const atLeast = (pixels: number) => `@container (min-width: ${rem(pixels)})`;

/** Container widths with room for list and conversation, and for the customer next to them. They scale with the font size. */
export const twoColumns = atLeast(900);
export const threeColumns = atLeast(1200);
